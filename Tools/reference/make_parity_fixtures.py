"""Writes Tests/ParityTests/Fixtures/boosted-tree-folds.json: XGBoost's accuracy in five folds.

Row i of a file is in fold i mod 5. A fold is predicted by a model trained on the other four, with the parameters that
the parity test gives to MLBoostedTreeClassifier. Text columns become one 0/1 column a category; missing numbers stay
missing. Run from the package's root, with `../shared/cases/data` there for the files that are not the package's own:

    .venv/bin/python Tools/reference/make_parity_fixtures.py
"""

import json
import pathlib
import platform

import numpy
import pandas
import xgboost

ROOT = pathlib.Path(__file__).resolve().parents[2]
CASES = ROOT.parent / "shared" / "cases" / "data"
FIXTURE = ROOT / "Tests" / "ParityTests" / "Fixtures" / "boosted-tree-folds.json"
MISSING = ["", "#N/A", "#N/A N/A", "#NA", "N/A", "NA", "NULL", "n/a", "nil", "null"]
FOLDS = 5
ROUNDS = 10
PARAMETERS = {
    "max_depth": 6, "eta": 0.3, "min_child_weight": 0.1, "gamma": 0, "reg_lambda": 1, "tree_method": "hist",
    "max_bin": 255, "nthread": 2,
}
DATA = {
    "penguins.csv": (ROOT / "Data" / "penguins.csv", "species", None),
    "sklearn-iris.csv": (CASES / "sklearn-iris.csv", "virginica", None),
    "mushroom.csv": (CASES / "mushroom.csv", "label", None),
    "titanic-kaggle-train.csv": (
        CASES / "titanic-kaggle-train.csv", "Survived",
        ["Pclass", "Sex", "Age", "SibSp", "Parch", "Fare", "Embarked"]),
}


def encoded(frame, features):
    """The feature matrix: numbers as they are, a 0/1 column for each category, categories ascending."""
    columns = []
    for name in features:
        column = frame[name]
        if pandas.api.types.is_numeric_dtype(column):
            columns.append(column.to_numpy(dtype=float))
        else:
            for category in sorted(column.dropna().unique()):
                columns.append((column == category).to_numpy(dtype=float))
    return numpy.column_stack(columns)


def accuracies(path, target, features):
    frame = pandas.read_csv(path, keep_default_na=False, na_values=MISSING)
    features = features or [name for name in frame.columns if name != target]
    labels, classes = numpy.unique(frame[target].to_numpy(), return_inverse=True)
    matrix = encoded(frame, features)
    objective = (
        {"objective": "binary:logistic", "base_score": 0.5} if len(labels) == 2
        else {"objective": "multi:softprob", "num_class": len(labels), "base_score": 0.5})
    folds = []
    for fold in range(FOLDS):
        held_out = numpy.arange(len(classes)) % FOLDS == fold
        booster = xgboost.train(
            PARAMETERS | objective, xgboost.DMatrix(matrix[~held_out], classes[~held_out]), ROUNDS)
        scores = booster.predict(xgboost.DMatrix(matrix[held_out]))
        predicted = (scores > 0.5).astype(int) if scores.ndim == 1 else scores.argmax(axis=1)
        folds.append(float((predicted == classes[held_out]).mean()))
    return {
        "target": target, "features": features, "rows": len(classes), "foldAccuracies": folds,
        "accuracy": float(numpy.mean(folds)),
    }


def main():
    missing = [str(path) for path, _, _ in DATA.values() if not path.exists()]
    if missing:
        raise SystemExit("not there: " + ", ".join(missing))
    fixture = {
        "madeBy": "Tools/reference/make_parity_fixtures.py",
        "versions": {
            "xgboost": xgboost.__version__, "pandas": pandas.__version__, "numpy": numpy.__version__,
            "python": platform.python_version(),
        },
        "parameters": PARAMETERS | {"rounds": ROUNDS, "folds": FOLDS},
        "data": {name: accuracies(*source) for name, source in DATA.items()},
    }
    FIXTURE.parent.mkdir(parents=True, exist_ok=True)
    FIXTURE.write_text(json.dumps(fixture, indent=2) + "\n")
    for name, result in fixture["data"].items():
        print(f"{name}: {result['accuracy']:.4f}")


main()
