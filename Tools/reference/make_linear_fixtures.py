"""Prints the numbers that the tests of linear models and metrics expect, with the versions that made them."""

import numpy as np
import sklearn
from sklearn import metrics

print("numpy", np.__version__, "scikit-learn", sklearn.__version__)


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


if __name__ == "__main__":
    regression_scores()
    confusion()
    log_loss()
    area_under_curve()
