"""Solves the constraints that the fixtures of migrations make, independently of the product.

Usage: python3 judge.py < recorded-lines > frames.jsonl        (needs scipy)

The input is what the originals print when they run against the recording UIKit; the tests say how to get it when
frames.jsonl is not up to date. For each line with a `problem` the output has a line
{"name": …, "problem": …, "frames": [{"item": [x, y, width, height], …} or null, …]}, a member for each situation.
Points, origin at the container's top left. null: the required constraints cannot hold.
How: one linear program for each priority, from high to low, minimises the sum of the violations while the sums of all
higher priorities stay; a quantity that is not the same in all best solutions ends the run.
"""

import json
import sys

import numpy as np
from scipy.optimize import linprog

TOLERANCE = 1e-6
EDGES = {
    "left": (0, 0), "right": (0, 1), "width": (0, "size"), "centerX": (0, 0.5),
    "leading": (0, 0), "trailing": (0, 1),
    "top": (1, 0), "bottom": (1, 1), "height": (1, "size"), "centerY": (1, 0.5),
}


class System:
    def __init__(self, problem, situation, is_scaled):
        self.scales = [1.0, 1.0]
        if is_scaled:
            # The screen is as large as the container; the design's is 375 × 667.
            self.scales = [situation["size"][0] / 375, situation["size"][1] / 667]
        self.squares = self.find_squares(problem["constraints"])
        self.items = sorted(problem["items"])
        self.count = 4 * len(self.items)
        self.mirrored = situation["isRightToLeft"]
        self.size = situation["size"]
        self.guides = {
            "container": (0, 0, *self.size),
            "safeArea": self.inset(situation["safeArea"]),
            "margins": self.inset(situation["margins"]),
        }
        self.superviews = problem["items"]
        # Rows `coefficients · variables >= constant` or `==`, by priority.
        self.rows = {}
        for constraint in problem["constraints"]:
            self.add(constraint)
        for item, (width, height) in situation["contents"].items():
            if item not in self.superviews:
                continue
            for axis, value in enumerate((width, height)):
                column = np.zeros(self.count)
                column[4 * self.items.index(item) + 2 + axis] = 1
                self.row(250, -column, -value, False)
                self.row(750, column, value, False)

    def find_squares(self, constraints):
        """Views both of whose sides are one number, or each other: those are scaled by height."""
        sides = {}
        squares = set()
        for first, attribute, relation, second, other, multiplier, constant, _ in constraints:
            if relation != "==" or attribute not in ("width", "height"):
                continue
            if not second:
                sides.setdefault(first, {})[attribute] = constant
            elif second == first and other != attribute and multiplier == 1 and constant == 0:
                squares.add(first)
        return squares | {
            item for item, side in sides.items() if side.get("width") == side.get("height")}

    def inset(self, sides):
        top, left, bottom, right = sides
        return (left, top, self.size[0] - left - right, self.size[1] - top - bottom)

    def row(self, priority, coefficients, constant, is_equality):
        self.rows.setdefault(priority, []).append((coefficients, constant, is_equality))

    def value(self, item, attribute, is_mirrored):
        """Coefficients and constant of an attribute, in the container's coordinates."""
        axis, place = EDGES[attribute]
        if is_mirrored and attribute in ("leading", "trailing"):
            place = 1 - place
        coefficients = np.zeros(self.count)
        if item in self.guides:
            frame = self.guides[item]
            if place == "size":
                return coefficients, frame[2 + axis]
            return coefficients, frame[axis] + place * frame[2 + axis]
        base = 4 * self.items.index(item)
        if place == "size":
            coefficients[base + 2 + axis] = 1
        else:
            coefficients[base + axis] = 1
            coefficients[base + 2 + axis] = place
        return coefficients, 0.0

    def add(self, constraint):
        first, attribute, relation, second, other, multiplier, constant, priority = constraint
        is_side = not second and first in self.squares
        # Hairlines stay what they are.
        if abs(constant) > 1:
            constant *= self.scales[1 if is_side else EDGES[attribute][0]]
        directional = {"leading", "trailing"} & {attribute, other}
        flips = self.mirrored and bool(directional)
        left, left_constant = self.value(first, attribute, self.mirrored)
        if second:
            right, right_constant = self.value(second, other, self.mirrored)
        else:
            right, right_constant = np.zeros(self.count), 0.0
        # Places count from the container's, so that only of those a share means the same everywhere.
        is_place = EDGES[attribute][1] != "size"
        is_absolute = second == "container" and not directional
        assert multiplier == 1 or not is_place or is_absolute, "a share of a place"
        coefficients = left - multiplier * right
        bound = multiplier * right_constant - left_constant
        if flips:
            # Measured in reading direction, which points to the left.
            coefficients, bound = -coefficients, -bound
        bound += constant
        if relation == "<=":
            coefficients, bound = -coefficients, -bound
        self.row(priority, coefficients, bound, relation == "==")

    def solve(self):
        """The best value of every variable, or None."""
        inequalities, equalities = [], []
        for row in self.rows.get(1000, []):
            (equalities if row[2] else inequalities).append(row[:2])
        lower = [(None, None) if i % 4 < 2 else (0, None) for i in range(self.count)]
        fixed = []
        slack = 0
        for priority in sorted((p for p in self.rows if p < 1000), reverse=True):
            level = self.rows[priority]
            extra = sum(2 if row[2] else 1 for row in level)
            slack += extra
        total = self.count + slack
        widen = lambda row: np.concatenate([row, np.zeros(slack)])
        upper_rows = [(-widen(c), -b) for c, b in inequalities]
        equal_rows = [(widen(c), b) for c, b in equalities]
        bounds = lower + [(0, None)] * slack
        objective_rows = []
        position = self.count
        for priority in sorted((p for p in self.rows if p < 1000), reverse=True):
            objective = np.zeros(total)
            for coefficients, bound, is_equality in self.rows[priority]:
                row = widen(coefficients)
                row[position] = 1
                objective[position] = 1
                position += 1
                if is_equality:
                    row[position] = -1
                    objective[position] = 1
                    position += 1
                    equal_rows.append((row, bound))
                else:
                    upper_rows.append((-row, -bound))
            objective_rows.append(objective)
        if not objective_rows:
            objective_rows = [np.zeros(total)]

        def run(objective):
            return linprog(
                objective, A_ub=np.array([r for r, _ in upper_rows]) if upper_rows else None,
                b_ub=[b for _, b in upper_rows] if upper_rows else None,
                A_eq=np.array([r for r, _ in equal_rows]) if equal_rows else None,
                b_eq=[b for _, b in equal_rows] if equal_rows else None, bounds=bounds,
                method="highs")

        for objective in objective_rows:
            result = run(objective)
            if result.status == 2:
                return None
            assert result.status == 0, result.message
            upper_rows.append((objective, result.fun + TOLERANCE))
        best = []
        for index in range(self.count):
            ends = []
            for sign in (1, -1):
                objective = np.zeros(total)
                objective[index] = sign
                result = run(objective)
                assert result.status == 0, f"{self.items[index // 4]} is not determined"
                ends.append(result.x[index])
            assert abs(ends[1] - ends[0]) < 0.01, f"{self.items[index // 4]} is ambiguous: {ends}"
            best.append(round((ends[0] + ends[1]) / 2, 3))
        return best


def main():
    for line in sys.stdin:
        if not line.startswith("{"):
            continue
        record = json.loads(line)
        if "problem" not in record:
            continue
        problem = record["problem"]
        frames = []
        for situation in problem["situations"]:
            system = System(problem, situation, "/scaled/" in record["name"])
            try:
                best = system.solve()
            except AssertionError as error:
                raise SystemExit(f"{record['name']}: {error}")
            frames.append(
                None if best is None
                else {item: best[4 * i: 4 * i + 4] for i, item in enumerate(system.items)})
        print(json.dumps(
            {"name": record["name"], "problem": problem, "frames": frames}, sort_keys=True,
            separators=(",", ":")))


main()
