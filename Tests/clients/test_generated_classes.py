"""A client package that drops models into targets and names the plugin: what it gets, and what it is told.

The expected numbers follow from the models' definitions in `small_models.py`.
"""

import shutil

import pytest

import small_models
from conftest import CASES, MODES, put

# 8 hours of 3600 seconds, less 60 for each cup.
ANSWERS = [
    "sleep 28680.0", "waited 28680.0", "handed 28740.0", "batch [28800.0, 28740.0, 28680.0]", "refused true",
    # 44 ones, 5, 1 + 2 + 3, 4 of the word, and the offset 1.
    "hard 60.0 49 [5.0, 1.0, 2.0, 3.0, 4.0]",
    'words true ["label", "labelProbability"]', "digits -8 true", "made 7 [7: 1.0] 7", "flags 1.0 2.0 2.0",
    "shared 42.0",
]


@pytest.mark.parametrize("mode", MODES)
def test_classes_answer_as_the_models_say(client, mode):
    assert client.run(client.products / mode, cwd="/") == ANSWERS


@pytest.mark.skipif(not CASES.exists(), reason="the models of other people are not beside the checkout")
def test_classes_of_models_that_others_made(client):
    lines = dict(line.split(" ", 1) for line in client.run(client.products / "Cases"))
    # The offset that the model file states, and the answer for the first row that its makers know.
    assert lines["sleep"] == "461.66411230346455"
    assert float(lines["housing"]) == pytest.approx(25.47036994, abs=1e-8)
    mars = 136.72672318 * 10 + 653.51101376 * 2 + 5.85407905 * 1000 - 3751.0558784658238
    assert float(lines["mars"]) == pytest.approx(mars, abs=1e-4)
    survived, total = lines["titanic"].split()
    assert survived == "1" and float(total) == pytest.approx(1)
    # By hand: 459.7 + 8.314e-5 wake + 3601.7 sleep + 832.3 coffee, as `espalier inspect` rounds the weights.
    assert float(lines["2019"]) == pytest.approx(30939.9, abs=0.1)
    assert (lines["stations"], lines["names"], lines["text"]) == ("14", "2", "1")


def test_no_model_is_reported_as_a_file_that_the_build_does_not_know(client):
    assert "unhandled" not in client.log
    assert "warning:" not in client.log


def test_a_program_finds_its_model_wherever_it_lies(client, hidden_build, tmp_path):
    program = shutil.copy2(client.products / MODES[0], tmp_path / "moved")
    hidden_build()
    # The folder for temporary files cannot be written either: loading needs none.
    assert client.run(program, cwd=tmp_path, env={"TMPDIR": "/dev/null"}) == ANSWERS
    assert client.run(program, "--file") == [*ANSWERS, "file 28680.0"]


def test_a_changed_model_is_a_changed_class(client):
    model = client.folder / "Sources" / MODES[0] / "Models" / "SleepCalculator.mlmodel"
    before = model.read_bytes()
    put(model, small_models.sleep(3000).SerializeToString())
    try:
        client.build()
        assert client.run(client.products / MODES[0])[0] == "sleep 23880.0"
    finally:
        put(model, before)


@pytest.mark.parametrize("name, contents, words", [
    ("Broken", b"\x7f\x00", ["Broken.mlmodel", "error:"]),
    ("Hard", small_models.sums().SerializeToString(), ["two models called Hard"]),
])
def test_a_build_that_cannot_make_a_class_says_why(client, name, contents, words):
    model = client.folder / "Sources" / MODES[1] / "Other" / f"{name}.mlmodel"
    put(model, contents)
    try:
        done = client.build(check=False)
        assert done.returncode != 0
        for word in words:
            assert word in done.stdout + done.stderr
    finally:
        shutil.rmtree(model.parent)
