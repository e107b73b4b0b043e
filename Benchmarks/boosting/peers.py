"""Trains the peers on the data of generate.py and prints one line of JSON each: seconds and the held-out AUC.

    python peers.py FOLDER [threads] [rounds] [peer …]

Each peer comes in the two settings that were fastest for it; all have depth 6, step 0.3, λ 1, 255 bins. Data is handed
over as a row-major float32 array, and `bin` is the time until the peer's own data object stands.
"""

import json
import pathlib
import sys
import time

import lightgbm
import numpy as np
import xgboost
from sklearn.metrics import roc_auc_score

COLUMNS = 28


def load(folder, name):
    features = np.fromfile(folder / f"{name}-features.f32", np.float32).reshape(-1, COLUMNS)
    return features, np.fromfile(folder / f"{name}-targets.f32", np.float32)


def train_xgboost(data, threads, rounds, quantile):
    features, targets = data
    settings = dict(
        objective="binary:logistic", eta=0.3, max_depth=6, tree_method="hist", max_bin=255, reg_lambda=1,
        min_child_weight=1, nthread=threads)
    start = time.perf_counter()
    if quantile:
        matrix = xgboost.QuantileDMatrix(features, targets, max_bin=255, nthread=threads)
    else:
        matrix = xgboost.DMatrix(features, targets, nthread=threads)
    binned = time.perf_counter()
    model = xgboost.train(settings, matrix, rounds)
    end = time.perf_counter()
    return binned - start, end - binned, lambda x: model.inplace_predict(x, predict_type="margin")


def train_lightgbm(data, threads, rounds, quantized):
    features, targets = data
    settings = dict(
        objective="binary", learning_rate=0.3, max_depth=6, num_leaves=64, max_bin=255, lambda_l2=1,
        min_data_in_leaf=1, min_sum_hessian_in_leaf=1, feature_pre_filter=False, force_row_wise=True,
        use_quantized_grad=quantized, num_threads=threads, verbose=-1)
    start = time.perf_counter()
    matrix = lightgbm.Dataset(features, targets, params=settings).construct()
    binned = time.perf_counter()
    model = lightgbm.train(settings, matrix, rounds)
    end = time.perf_counter()
    return binned - start, end - binned, lambda x: model.predict(x, raw_score=True)


PEERS = {
    "xgboost-quantile": lambda *a: train_xgboost(*a, True),
    "xgboost": lambda *a: train_xgboost(*a, False),
    "lightgbm": lambda *a: train_lightgbm(*a, False),
    "lightgbm-quantized": lambda *a: train_lightgbm(*a, True),
}


def main():
    folder = pathlib.Path(sys.argv[1])
    threads = int(sys.argv[2]) if len(sys.argv) > 2 else 2
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 100
    names = sys.argv[4:] or list(PEERS)
    data = load(folder, "train")
    test_features, test_targets = load(folder, "test")
    for name in names:
        binning, training, predict = PEERS[name](data, threads, rounds)
        start = time.perf_counter()
        scores = predict(test_features)
        prediction = time.perf_counter() - start
        version = lightgbm.__version__ if name.startswith("light") else xgboost.__version__
        print(
            json.dumps(
                dict(
                    trainer=name, version=version, bin=round(binning, 3), train=round(training, 3),
                    total=round(binning + training, 3), predict=round(prediction, 3),
                    auc=round(float(roc_auc_score(test_targets, scores)), 4))),
            flush=True)


main()
