"""Lets pytest run the check of the documents beside the other checks in Python."""
import check_documents
import pytest


def test_the_code_of_the_documents_builds_and_runs():
    if not any(check_documents.DOCUMENTS.glob("*.txt")):
        pytest.skip(f"there are no documents in {check_documents.DOCUMENTS}")
    check_documents.main()
