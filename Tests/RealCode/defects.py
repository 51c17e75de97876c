"""Asks of real defects whether the linter would have reported them before they were fixed.

Usage: python3 defects.py LAYOUTLINT MIRRORS [FACTS]

FACTS (default: `defects.jsonl` beside this file) has a defect a line: the repository, the commit before the fix
(`parent`), the file, the first and last line, the kind, whether the code shows it (`visible`) or only lets a reader
suspect it (`suspicious`), and what counts as found. MIRRORS is a folder with a git directory `OWNER+NAME/repo` for each
repository; what is not in it is left out, and nothing is fetched. The parent's Swift files are exported, and what else
the linter reads: projects, property lists, nibs. The linter then runs with `--only` and every rule that fits some kind,
so rules that are off by default count too; rules that the program does not have are left out.

`defects-held-out.jsonl` is the other half, split by the first digit of the fix. It is for figures alone: nobody who
writes rules reads it, or what is found in it. `defects-second.jsonl` and `defects-second-held-out.jsonl` are 212 more
defects, chosen and split in the same way when the rules had been fitted to the first half; none of the fixes is in both.

A defect counts as reported if a finding of a rule that fits its kind (`FITTING`) is at most `TOLERANCE` lines away, or
has a note there: a conflict is shown at its first constraint, with a note at each other one, and a view without a
position where it is created, with a note at its constraints. The message is printed, because only a person can say whether it is about the defect; so are the other findings there.
"""

import collections
import json
import os
import subprocess
import sys
import tempfile

TOLERANCE = 3

EARLY = ["stale-frame", "early-geometry", "corner-radius-early"]

# Which rules speak of a kind of defect. `other` and `frame-arithmetic` are many things, of which few have a rule.
FITTING = {
    "accumulating": ["accumulating-constraints", "accumulating-keyboard-offset", "constraints-in-layout-pass", "subview-in-layout-pass"],
    "ambiguous": ["ambiguous-layout", "missing-position", "equal-hugging", "open-scroll-content", "cell-height-chain", "frame-without-mask"],
    "child-view-not-laid-out": ["unplaced-child-view", "ambiguous-layout"],
    "conflicting": ["conflicting-constraints", "activation-before-deactivation", "duplicate-constraint", "outward-constant", "width-dependent-conflict", "cell-height-chain"],
    "direct-layout-call": ["direct-layout-call"],
    "frame-arithmetic": ["other-coordinate-space", "frame-past-container", "magic-bar-height", "unmeasured-insets", "bar-frame-in-layout", "keyboard-over-safe-area", "wrong-side", "cell-width-when-configured"],
    "mask-not-switched-off": ["missing-autoresizing-opt-out"],
    "other": ["unrelated-views", "constraint-before-subview", "inactive-constraint", "dirty-rect-as-bounds", "keyboard-inset-kept", "keyboard-inset-zeroed", "keyboard-covers-text", "outward-constant", "missing-super-layout", "device-orientation-in-layout", "unmeasured-insets", "wrong-side", "frame-on-constrained-view", "constraints-in-layout-pass", "bar-frame-in-layout"],
    "other-coordinate-space": ["other-coordinate-space"],
    "overlap": ["overlapping-siblings", "text-without-limit"],
    "right-to-left": ["left-right-attributes", "mixed-direction-attributes"],
    "safe-area": ["edge-ignores-safe-area", "early-geometry", "magic-bar-height", "self-constraint", "subview-safe-area", "bar-frame-in-layout", "stored-safe-area", "keyboard-over-safe-area"],
    "screen-bounds": ["screen-bounds-in-layout", "stale-frame", "device-size-check", "screen-origin-ignored"],
    "stale-frame": EARLY + ["screen-bounds-in-layout", "bar-frame-in-layout", "stored-safe-area", "fixed-text-width", "cell-width-when-configured", "frozen-size"],
    "text-one-edge": ["text-without-limit", "ambiguous-layout", "unmeasured-insets", "measured-without-leading", "fixed-text-width"],
    "wrong-superview": ["wrong-superview", "cell-height-chain"],
}

EXPORTED = (".swift", ".pbxproj", ".plist", ".xib", ".storyboard", "project.yml", "Podfile", ".podspec")


def git(mirror, *arguments, text=None):
    environment = dict(os.environ, GIT_NO_LAZY_FETCH="1")
    command = ["git", f"--git-dir={mirror}", *arguments]
    return subprocess.run(command, input=text, capture_output=True, env=environment).stdout


def export(mirror, commit, folder):
    """Writes a commit's files that the linter reads into a folder."""
    files = []
    for entry in git(mirror, "ls-tree", "-r", "-z", commit).split(b"\0"):
        if entry:
            facts, path = entry.split(b"\t", 1)
            if facts.split()[1] == b"blob" and path.decode(errors="replace").endswith(EXPORTED):
                files.append((facts.split()[2], path.decode(errors="replace")))
    stream = git(mirror, "cat-file", "--batch", text=b"\n".join(blob for blob, _ in files) + b"\n")
    position = 0
    for _, path in files:
        end = stream.index(b"\n", position)
        header = stream[position:end].split()
        position = end + 1
        if header[-1] == b"missing":
            continue
        size = int(header[2])
        place = os.path.join(folder, path)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        with open(place, "wb") as file:
            file.write(stream[position:position + size])
        position += size + 1
    return len(files)


def rules(binary):
    """The rules that fit some kind and that the program has."""
    listed = {line.split()[0] for line in subprocess.run([binary, "rules"], capture_output=True).stdout.decode().splitlines() if line.split()}
    return sorted({rule for fitting in FITTING.values() for rule in fitting} & listed)


def findings(binary, folder, only):
    command = [binary, "--no-cache", "--exit-zero", "--format", "json", "--only", ",".join(only), "."]
    report = subprocess.run(command, cwd=folder, capture_output=True)
    return json.loads(report.stdout)["diagnostics"]


def near(finding, defect):
    first, last = defect["lines"]
    places = [(finding["path"], finding["line"], finding.get("endLine", finding["line"]))]
    places += [(note.get("path", finding["path"]), note["line"], note["line"]) for note in finding.get("notes", []) if "line" in note]
    return any(os.path.normpath(path) == defect["file"] and start <= last + TOLERANCE and end >= first - TOLERANCE for path, start, end in places)


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    binary, mirrors = os.path.abspath(sys.argv[1]), sys.argv[2]
    facts = sys.argv[3] if len(sys.argv) > 3 else os.path.join(os.path.dirname(os.path.abspath(__file__)), "defects.jsonl")
    with open(facts) as file:
        defects = [json.loads(line) for line in file if line.strip()]
    only = rules(binary)
    states = collections.defaultdict(list)
    for defect in defects:
        states[defect["repository"], defect["parent"]].append(defect)
    totals = collections.defaultdict(lambda: [0, 0])
    for (repository, parent), here in sorted(states.items()):
        with tempfile.TemporaryDirectory() as folder:
            export(os.path.join(mirrors, repository.replace("/", "+"), "repo"), parent, folder)
            if not all(os.path.exists(os.path.join(folder, defect["file"])) for defect in here):
                print(f"left out: {repository} at {parent[:9]} is not in the mirror")
                continue
            found = findings(binary, folder, only)
        for defect in here:
            close = [f for f in found if near(f, defect)]
            fitting = [f for f in close if f["rule"] in FITTING[defect["kind"]]]
            for key in ((defect["evidence"], "all kinds"), (defect["evidence"], defect["kind"])):
                totals[key][0] += bool(fitting)
                totals[key][1] += 1
            mark = "reported" if fitting else "missed"
            print(f"{mark}: {defect['kind']} ({defect['evidence']}) {repository} {parent[:9]} {defect['file']}:{defect['lines'][0]}-{defect['lines'][1]}")
            for finding in close:
                prefix = "  " if finding in fitting else "  (other kind) "
                print(f"{prefix}{finding['line']}: {finding['rule']}: {finding['message']}")
    for (evidence, kind), (count, all_of_them) in sorted(totals.items(), reverse=True):
        print(f"{evidence}, {kind}: {count} of {all_of_them}")


if __name__ == "__main__":
    main()
