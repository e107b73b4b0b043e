"""Prints the numbers that the tests of linear models and metrics expect, with the versions that made them."""

import numpy as np
import scipy
import sklearn
from scipy.optimize import minimize
from sklearn import metrics
from sklearn.linear_model import ElasticNet, LogisticRegression, Ridge

print("numpy", np.__version__, "scipy", scipy.__version__, "scikit-learn", sklearn.__version__)


def regression_scores():
    targets = [3.0, -0.5, 2.0, 7.0, 4.25]
    predictions = [2.5, 0.0, 2.0, 8.0, 4.0]
    print("RegressionScores")
    print("  rmse", repr(float(metrics.root_mean_squared_error(targets, predictions))))
    print("  maximum", repr(float(metrics.max_error(targets, predictions))))
    print("  mean absolute", repr(float(metrics.mean_absolute_error(targets, predictions))))
    print("  r2", repr(float(metrics.r2_score(targets, predictions))))
    print("  r2, equal targets", metrics.r2_score([2, 2, 2], [2, 2, 2]), metrics.r2_score([2, 2, 2], [2, 1, 2]))


def confusion():
    actual = [0, 0, 0, 1, 1, 2, 2, 2, 2, 0]
    predicted = [0, 2, 0, 1, 0, 2, 2, 1, 2, 0]
    print("ConfusionMatrix")
    print("  counts", metrics.confusion_matrix(actual, predicted).tolist())
    print("  accuracy", metrics.accuracy_score(actual, predicted))
    for row in zip(*metrics.precision_recall_fscore_support(actual, predicted)):
        print("  class", [float(value) for value in row])


def log_loss():
    probabilities = np.array([[0.7, 0.2, 0.1], [0.1, 0.85, 0.05], [0.25, 0.25, 0.5], [1.0, 0.0, 0.0]])
    print("LogLoss")
    print("  first three", repr(float(metrics.log_loss([0, 1, 2], probabilities[:3], labels=[0, 1, 2]))))
    print("  certain and wrong", repr(float(metrics.log_loss([0, 1, 2, 2], probabilities, labels=[0, 1, 2]))))


def area_under_curve():
    positive = [0, 0, 1, 1, 1, 0, 1, 0, 0, 1]
    scores = [0.1, 0.4, 0.35, 0.8, 0.4, 0.4, 0.9, 0.35, 0.2, 0.1]
    print("AreaUnderCurve", repr(float(metrics.roc_auc_score(positive, scores))))


def wave_table(rows=60):
    """The table that WaveTable in the tests builds: two waves, a category of three, a third wave far from zero."""
    index = np.arange(rows)
    columns = [np.sin(1.1 * index), 2 * np.cos(0.7 * index)]
    codes = (index * index + index // 7) % 3
    columns += [(codes == code).astype(float) for code in range(3)]
    columns.append(1000 + 3 * np.sin(0.3 * index * index))
    return np.column_stack(columns)


def scales(design):
    return np.maximum(1e-5, np.sqrt(design.mean(axis=0) ** 2 + design.var(axis=0, ddof=1)))


def wave_targets(design):
    index = np.arange(len(design))
    return 3 * design[:, 0] - design[:, 1] + 2 * design[:, 3] + 0.5 * design[:, 5] + np.sin(5 * index)


def wave_classes(design):
    index = np.arange(len(design))
    binary = (design[:, 0] + 0.5 * design[:, 1] + np.sin(2.3 * index) > 0).astype(int)
    third = (design[:, 5] - 1000 + 4 * np.sin(1.9 * index) > 1.5).astype(int)
    return binary, binary + third * (1 - binary) * 2


def show(name, weights, offset):
    print(" ", name, [repr(float(value)) for value in np.ravel(weights)], [repr(float(v)) for v in np.ravel(offset)])


def linear_regression():
    print("LinearRegressionTrainer")
    design = wave_table()
    targets = wave_targets(design)
    scale = scales(design)
    for l2 in [0.01, 2.0]:
        fit = Ridge(alpha=l2, solver="svd").fit(design / scale, targets)
        show(f"l2 {l2}", fit.coef_ / scale, fit.intercept_)
    fit = Ridge(alpha=0.5, solver="svd").fit(design, targets)
    show("l2 0.5, not scaled", fit.coef_, fit.intercept_)
    centered = design / scale - (design / scale).mean(axis=0)
    weights = np.linalg.lstsq(centered, targets - targets.mean(), rcond=1e-12)[0] / scale
    show("l2 0, smallest", weights, targets.mean() - design.mean(axis=0) @ weights)
    wide = design[:4] / scales(design[:4])
    solution = np.linalg.lstsq(wide - wide.mean(axis=0), targets[:4] - targets[:4].mean(), rcond=1e-12)[0]
    weights = solution / scales(design[:4])
    show("four rows", weights, targets[:4].mean() - design[:4].mean(axis=0) @ weights)
    for l2 in [1e-9, 0.01]:
        fit = Ridge(alpha=l2, solver="svd").fit(wide, targets[:4])
        show(f"four rows, l2 {l2}", fit.coef_ / scales(design[:4]), fit.intercept_)
    fit = Ridge(alpha=0.5, solver="svd").fit(design[:4], targets[:4])
    show("four rows, l2 0.5, not scaled", fit.coef_, fit.intercept_)
    # scikit-learn minimizes 1/(2n) Σ(y − ŷ)² + α·ρ·Σ|w| + ½·α·(1 − ρ)·Σw².
    rows = len(design)
    for l1, l2 in [(5.0, 0.01), (40.0, 1.0)]:
        alpha = l1 / (2 * rows) + l2 / rows
        ratio = l1 / (2 * rows) / alpha
        fit = ElasticNet(alpha=alpha, l1_ratio=ratio, tol=1e-15, max_iter=10**6).fit(design / scale, targets)
        show(f"l1 {l1} l2 {l2}", fit.coef_ / scale, fit.intercept_)


def logistic_regression():
    print("LogisticRegressionTrainer")
    design = wave_table()
    scale = scales(design)
    binary, three = wave_classes(design)
    print("  classes", np.bincount(binary), np.bincount(three))
    for l2 in [0.01, 1.0]:
        fit = LogisticRegression(C=1 / (2 * l2), solver="newton-cholesky", tol=1e-12, max_iter=1000)
        fit.fit(design / scale, binary)
        show(f"binary, l2 {l2}", fit.coef_[0] / scale, fit.intercept_)
    design, scale = design[:, :5], scale[:5]
    # With an L1 penalty scikit-learn minimizes Σ|w| + C·Σ loss.
    fit = LogisticRegression(C=1 / 0.5, l1_ratio=1, solver="saga", tol=1e-12, max_iter=10**6)
    centered = (design - design.mean(axis=0)) / scale
    fit.fit(centered, binary)
    weights = fit.coef_[0] / scale
    show("binary, l1 0.5, without the last column", weights, fit.intercept_ - design.mean(axis=0) @ weights)

    design = wave_table()
    scale = scales(design)

    # scikit-learn penalizes a vector for the reference class too, so the sum is minimized here as it is written.
    def objective(flat, l2):
        parameters = flat.reshape(2, -1)
        scores = np.column_stack([np.zeros(len(design)), design / scale @ parameters[:, :-1].T + parameters[:, -1]])
        logs = scores - scipy.special.logsumexp(scores, axis=1, keepdims=True)
        residuals = np.exp(logs)
        residuals[np.arange(len(design)), three] -= 1
        gradient = np.column_stack([residuals[:, 1:].T @ (design / scale), residuals[:, 1:].sum(axis=0)])
        gradient[:, :-1] += 2 * l2 * parameters[:, :-1]
        value = -logs[np.arange(len(design)), three].sum() + l2 * (parameters[:, :-1] ** 2).sum()
        return value, gradient.ravel()

    result = minimize(objective, np.zeros(14), args=(0.5,), jac=True, method="BFGS", options={"gtol": 1e-11})
    parameters = result.x.reshape(2, -1)
    print("  gradient", np.abs(result.jac).max())
    show("three classes, l2 0.5", parameters[:, :-1] / scale, parameters[:, -1])


if __name__ == "__main__":
    linear_regression()
    logistic_regression()
    regression_scores()
    confusion()
    log_loss()
    area_under_curve()
