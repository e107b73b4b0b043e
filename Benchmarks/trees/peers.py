"""Predicts with a peer's 100 trees of depth 6 on the data of ../boosting/generate.py and prints a line of JSON.

    python peers.py xgboost|lightgbm FOLDER [threads] [rounds]

`batch` is the least of three times for all training rows, `singleMicroseconds` the median time of one row on one thread,
each through the library's fastest call for arrays; a Python call is part of it.
"""

import json
import pathlib
import statistics
import sys
import time

import numpy as np

COLUMNS = 28


def xgboost_predictors(features, targets, threads, rounds):
    import xgboost

    settings = dict(objective="binary:logistic", eta=0.3, max_depth=6, tree_method="hist", nthread=threads)
    model = xgboost.train(settings, xgboost.QuantileDMatrix(features, targets), rounds)

    def predict(rows, threads):
        model.set_param({"nthread": threads})
        return model.inplace_predict(rows)

    return predict


def lightgbm_predictors(features, targets, threads, rounds):
    import lightgbm

    settings = dict(
        objective="binary", learning_rate=0.3, max_depth=6, num_leaves=64, num_threads=threads, verbose=-1)
    model = lightgbm.train(settings, lightgbm.Dataset(features, targets), rounds)
    return lambda rows, threads: model.predict(rows, num_threads=threads)


def seconds(work):
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def main():
    name, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    threads = int(sys.argv[3]) if len(sys.argv) > 3 else 2
    rounds = int(sys.argv[4]) if len(sys.argv) > 4 else 100
    features = np.fromfile(folder / "train-features.f32", np.float32).reshape(-1, COLUMNS)
    targets = np.fromfile(folder / "train-targets.f32", np.float32)
    make = {"xgboost": xgboost_predictors, "lightgbm": lightgbm_predictors}[name]
    predict = make(features, targets, threads, rounds)
    batch = min(seconds(lambda: predict(features, threads)) for _ in range(3))
    row = features[:1].copy()
    predict(row, 1)
    single = statistics.median(seconds(lambda: predict(row, 1)) for _ in range(2000))
    print(json.dumps(dict(predictor=name, batch=round(batch, 3), singleMicroseconds=round(single * 1e6, 2))))


main()
