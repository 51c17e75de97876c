"""Drops one constraint from each of many determined scopes of real code, and counts what the linter says.

Usage: python3 mutate.py LAYOUTLINT CHECKOUTS [COUNT [SEED [all]]]        (needs scipy)

CHECKOUTS is a folder of repositories. A scope counts as determined if `dump frames` gives the verdict. From each, up to
COUNT in all, a constraint is taken that is always in force, and its text is cut out of a copy of the repository: the
element of a list that is activated, or the whole statement. `scope_judge.py` says, from `dump constraints` alone, what
is free then; where it is nothing, the constraint was not needed. A mutant is told if a finding names an item that the
judge finds free, on an axis on which it is. Nothing of the repositories is kept.

With `all`, scopes of every verdict are taken, the silent ones too, and the judge takes all that is dumped for all there
is: what the product does not see of a view, a reader may.
"""

import collections
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile

from scope_judge import Scope

RULES = "ambiguous-layout,missing-position,open-scroll-content"
EVERY = "all" in sys.argv[5:]


def run(binary, folder, *arguments):
    output = subprocess.run([binary, *arguments, "."], cwd=folder, capture_output=True).stdout
    return output.decode()


def dumps(binary, folder):
    frames = [json.loads(line) for line in run(binary, folder, "dump", "frames", "--size", "390x844").splitlines()]
    constraints = [json.loads(line) for line in run(binary, folder, "dump", "constraints").splitlines()]
    return list(zip((c for c in constraints if c["items"]), frames))


def findings(binary, folder):
    report = json.loads(run(binary, folder, "--only", RULES, "--format", "json", "--no-ignore") or '{"diagnostics": []}')
    return report["diagnostics"]


def subjects(finding):
    """The items that a finding speaks of, and the axes."""
    subject = finding.get("subject", {})
    names = {subject.get("item")} | {n["message"].split("'")[1] for n in finding["notes"] if "moves along" in n["message"]}
    return names, {"x" if q in ("x", "width") else "y" for q in subject.get("quantities", [])}


# --- Cutting ---

OPEN, CLOSE = b"([{", b")]}"


def element_end(text, start):
    """Where the expression at `start` ends, for an element of a list or a statement."""
    depth, at = 0, start
    while at < len(text):
        byte = text[at:at + 1]
        if byte == b'"':
            at = text.find(b'"', at + 1)
            if at < 0:
                return None
        elif byte in (b"(", b"[", b"{"):
            depth += 1
        elif byte in (b")", b"]", b"}"):
            if depth == 0:
                return at
            depth -= 1
        elif depth == 0 and byte in (b",", b";"):
            return at
        elif depth == 0 and byte == b"\n":
            rest = text[at:].lstrip()
            if not rest.startswith((b".", b"?", b"//")):
                return at
        elif text[at:at + 2] == b"//":
            at = text.find(b"\n", at) - 1
        at += 1
    return None


def cut(text, line, column):
    """The text without the element or statement at a position; `None` where it is part of something else."""
    start = sum(len(l) for l in text.splitlines(keepends=True)[:line - 1]) + column - 1
    before = text[:start].rstrip()
    while before.splitlines() and before.splitlines()[-1].lstrip().startswith(b"//"):
        before = before[:before.rstrip().rfind(b"\n")].rstrip()
    end = element_end(text, start)
    if end is None or not before:
        return None
    if before[-1:] in (b"[", b","):
        if text[end:end + 1] == b",":
            return text[:start] + text[end + 1:]
        return text[:start] + text[end:] if text[end:end + 1] in (b"]", b"\n") else None
    between = text[len(before):start]
    if before[-1:] in (b"{", b";") or b"\n" in between and before[-1:] not in (b"=", b"(", b":", b".", b"+", b"&", b"|"):
        return text[:start] + text[end:]
    return None


# --- Choosing ---

def candidates(dumped, frames):
    """Constraints of a scope that may be dropped, as (line, column, path)."""
    plain = all(c["active"] == "always" for c in dumped["constraints"])
    if not plain or frames["verdict"] != "determined" and not EVERY:
        return []
    found = []
    for constraint in dumped["constraints"]:
        names = [end["item"] for end in (constraint["first"], constraint.get("second")) if end]
        judged = [n for n in names if (EVERY or n not in frames["doubts"]) and n != dumped["container"]]
        judged = [n for n in judged if next(i for i in dumped["items"] if i["id"] == n)["kind"] == "view"]
        if judged and constraint["relation"] == "==" and "via" not in constraint \
                and constraint["dialect"] in ("anchor", "anchor-swift2", "snapkit", "nslayoutconstraint"):
            found.append((constraint["line"], constraint["column"], constraint.get("path", dumped["path"])))
    return sorted(set(found))


def judged_free(dumped, frames, place):
    doubts = [] if EVERY else frames["doubts"]
    before = Scope(dumped, doubts).free("xy")
    after = Scope(dumped, doubts, {place[:2]}).free("xy")
    if before is None or after is None:
        return None
    return after - before


def main():
    binary, checkouts = os.path.abspath(sys.argv[1]), sys.argv[2]
    wanted = int(sys.argv[3]) if len(sys.argv) > 3 else 500
    generator = random.Random(int(sys.argv[4]) if len(sys.argv) > 4 else 1)
    waiting = []  # (repository, index of the scope, place)
    scopes, counts, known = {}, collections.Counter(), {}
    for repository in sorted(os.listdir(checkouts)):
        folder = os.path.join(checkouts, repository)
        if not os.path.isdir(folder):
            continue
        scopes[repository] = dumps(binary, folder)
        for number, (dumped, frames) in enumerate(scopes[repository]):
            dumped["constraints"] = [c for c in dumped["constraints"] if c["dialect"] != "frame"]
            if dumped["constraints"]:
                counts[frames["verdict"]] += 1
            places = candidates(dumped, frames)
            generator.shuffle(places)
            waiting += [(rank, generator.random(), repository, number, place) for rank, place in enumerate(places)]
    # One of each scope first, then a second one, and so on.
    waiting.sort()
    print("scopes with constraints:", dict(counts))
    mutants, tried = [], collections.Counter()
    for rank, _, repository, number, place in waiting:
        if len(mutants) >= wanted:
            break
        dumped, frames = scopes[repository][number]
        text = open(os.path.join(checkouts, repository, place[2]), "rb").read()
        changed = cut(text, place[0], place[1])
        if changed is None or changed.count(b"{") != changed.count(b"}") and text.count(b"{") == text.count(b"}"):
            tried["not cut"] += 1
            continue
        free = judged_free(dumped, frames, place)
        if free is None:
            tried["not judged"] += 1
        elif not free:
            tried["not needed"] += 1
        else:
            mutants.append((rank, repository, number, place, changed, free))
    print("left out:", dict(tried), "mutants:", len(mutants), "of scopes:", len({m[1:3] for m in mutants}))
    told, missed = 0, collections.defaultdict(list)
    with tempfile.TemporaryDirectory() as copies:
        rounds = collections.defaultdict(list)
        for mutant in mutants:
            # A file has one mutant at a time.
            key = (mutant[1], mutant[3][2])
            rounds[mutant[1], sum(1 for r in rounds.values() for m in r if (m[1], m[3][2]) == key)].append(mutant)
        for (repository, _), together in sorted(rounds.items(), key=lambda r: r[0]):
            source, folder = os.path.join(checkouts, repository), os.path.join(copies, repository)
            if repository not in known:
                known[repository] = {(f["path"], f["message"]) for f in findings(binary, source)}
            shutil.copytree(source, folder, copy_function=os.link, ignore=shutil.ignore_patterns(".git"))
            for mutant in together:
                path = os.path.join(folder, mutant[3][2])
                os.unlink(path)
                open(path, "wb").write(mutant[4])
            new = [f for f in findings(binary, folder) if (f["path"], f["message"]) not in known[repository]]
            after = {}
            for dumped, frames in dumps(binary, folder):
                after.setdefault((dumped["path"], dumped["scope"]), []).append(frames)
            for rank, _, number, place, _, free in together:
                dumped = scopes[repository][number][0]
                path = os.path.normpath(dumped["path"])
                hits = [f for f in new if os.path.normpath(f["path"]) in (path, os.path.normpath(place[2]))]
                named = [subjects(f) for f in hits]
                contents = {(i.split("/")[0], a) for i, a in free}
                if any((i, a) in contents for items, axes in named for i in items for a in axes):
                    told += 1
                    continue
                before = scopes[repository][number][1]["verdict"]
                verdicts = ["silent before"] if before == "silent" else sorted({f["verdict"] for f in after.get((dumped["path"], dumped["scope"]), [])}) or ["gone"]
                why = "elsewhere" if hits else "/".join(verdicts)
                missed[why].append((repository, place, sorted(free)))
            shutil.rmtree(folder)
    print(f"told: {told} of {len(mutants)}, {100 * told / max(1, len(mutants)):.1f} %")
    for why, cases in sorted(missed.items(), key=lambda entry: -len(entry[1])):
        print(f"missed, {why}: {len(cases)}")
        for repository, place, free in cases:
            print(f"  {repository}/{place[2]}:{place[0]}:{place[1]} {free}")


if __name__ == "__main__":
    main()
