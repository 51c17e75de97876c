"""Solves what the recording UIKit recorded, with linear programs, independently of the product.

Usage: python3 frames.py RECORDINGS > frames.txt        (needs scipy)

RECORDINGS is `.build/recorded-layouts-….jsonl`, which `swift test --filter RecordedLayout` leaves behind. Only the
builds in which stack views add constraints, or code ranks contents, are solved, in a container of 375 × 667 points, with what `dump frames`
takes for a fact: content 80 × 20, safe area 20 at the top, margins 8.

Each line is `build|type|view=x,y,width,height;…` in the container's coordinates, `?` for what is not unique over all
best solutions. Views are named by the property of the built object that holds them.
How: as in `Tests/LayoutSolverTests/Judge/judge.py`, whose linear programs are used.
"""

import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../LayoutSolverTests/Judge"))
from judge import Program, rounded  # noqa: E402

QUANTITIES = ("l", "t", "w", "h")
EXPANSION = {
    "left": {"l": 1}, "leading": {"l": 1}, "right": {"l": 1, "w": 1}, "trailing": {"l": 1, "w": 1},
    "top": {"t": 1}, "bottom": {"t": 1, "h": 1}, "width": {"w": 1}, "height": {"h": 1},
    "centerX": {"l": 1, "w": 0.5}, "centerY": {"t": 1, "h": 0.5},
    "firstBaseline": {"t": 1, "h": 1}, "lastBaseline": {"t": 1, "h": 1},
}
BOTH = ("UILabel", "UIButton", "UITextField", "UISwitch", "UIStepper", "UISegmentedControl")
HEIGHT = ("UISlider", "UIProgressView", "UISearchBar")
SAFE_TOP, MARGIN = 20, 8


class Recorded:
    """The rows of one recording, in the shape that `judge.Program` takes."""

    def __init__(self, recording):
        self.recording = recording
        self.objects = recording["objects"]
        self.rows = []
        root = recording["root"]
        self.container = self.objects[root]["members"].get("view", root)
        self.used = {self.container}
        for constraint in recording["constraints"] + recording["added"]:
            if constraint["active"]:
                self.constraint(constraint)
        for item in sorted(self.used):
            self.guides(item)
        for quantity, value in zip(QUANTITIES, (0, 0, 375, 667)):
            self.row({(self.container, quantity): 1}, "=", value)
        for item in sorted(self.used):
            self.item(item)
        self.names = [f"{item}.{quantity}" for item in sorted(self.used) for quantity in QUANTITIES]

    def row(self, terms, relation, constant, priority=1000):
        named = {f"{item}.{quantity}": factor for (item, quantity), factor in terms.items()}
        self.rows.append(("", named, relation, float(constant), float(priority)))

    def constraint(self, constraint):
        terms = {}
        ends = [(constraint["first"], 1)]
        if "second" in constraint:
            ends.append((constraint["second"], -constraint["multiplier"]))
        for end, sign in ends:
            self.used.add(end["item"])
            for quantity, share in EXPANSION[end["attribute"]].items():
                key = (end["item"], quantity)
                terms[key] = terms.get(key, 0) + sign * share
        self.row(
            terms, constraint["relation"].replace("==", "="), constraint["constant"],
            constraint["priority"])

    def guides(self, view):
        for name, number in self.objects[view]["members"].items():
            if number not in self.used or name not in ("safeAreaLayoutGuide", "layoutMarginsGuide"):
                continue
            inset = MARGIN if name == "layoutMarginsGuide" else 0
            top = inset + (SAFE_TOP if view == self.container else 0)
            if any(number == c["first"]["item"] and c["second"]["item"] == view
                   for c in self.recording["added"] if "second" in c):
                continue  # a stack view's own margins, which are recorded
            for quantity, constant in (("l", inset), ("t", top)):
                self.row({(number, quantity): 1, (view, quantity): -1}, "=", constant)
            self.row({(number, "w"): 1, (view, "w"): -1}, "=", -2 * inset)
            self.row({(number, "h"): 1, (view, "h"): -1}, "=", -top - inset)

    def item(self, item):
        for quantity in "wh":
            self.row({(item, quantity): 1}, ">=", 0)
        kind = self.objects[item]["type"] if item < len(self.objects) else ""
        sizes = [("w", 80), ("h", 20)] if kind in BOTH else [("h", 20)] if kind in HEIGHT else []
        contents = self.objects[item].get("contents", {}) if item < len(self.objects) else {}
        for quantity, value in sizes:
            # A size that is assumed breaks no constraint, also where code requires it.
            hugging = min(contents.get("h" + quantity, 250), 999.999)
            resistance = min(contents.get("r" + quantity, 750), 999.999)
            self.row({(item, quantity): 1}, "<=", value, hugging)
            self.row({(item, quantity): 1}, ">=", value, resistance)

    def frames(self):
        program = Program(self)
        for row in self.rows:
            if row[4] == 1000:
                program.require(row)
        for priority in sorted({row[4] for row in self.rows if row[4] < 1000}, reverse=True):
            columns = []
            for row in self.rows:
                if row[4] == priority:
                    columns += program.soften(row)
            cost = {column: 1 for column in columns}
            least = program.minimum(cost)
            if least is None:
                return None
            program.upper.append((cost, least + 1e-7))
        values = {}
        for name in self.names:
            column = program.index[name]
            low, high = program.minimum({column: 1}), program.minimum({column: -1})
            if low is None:
                return None
            values[name] = rounded(low) if abs(low + high) < 1e-3 else "?"
        return values


def main(path):
    for line in open(path):
        if not line.startswith("{"):
            continue
        recording = json.loads(line)
        if not recording["added"] and not any("contents" in o for o in recording["objects"]):
            continue
        recorded = Recorded(recording)
        values = recorded.frames()
        if values is None:
            continue
        root = recording["objects"][recording["root"]]
        views = []
        for name, number in sorted(root["members"].items()):
            if number in recorded.used and number != recorded.container and "Guide" not in name:
                views.append(name + "=" + ",".join(values[f"{number}.{q}"] for q in QUANTITIES))
        if views:
            print(f'{recording["name"]}|{root["types"][0]}|' + ";".join(views))


main(sys.argv[1])
