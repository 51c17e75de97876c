"""Judges small layout systems with linear programs, independently of the product.

Usage: python3 judge.py [FIRST COUNT] > part-of-systems.txt        (needs scipy)

Each line of the output is `system|verdict`.

A system is a list of statements joined by `;`:
  H or V               only the horizontal (vertical) axis is in question; the other quantities are 0
  v=320x480            item v lies at 0, 0 and has this size
  a.l=b.r+8@750        a constraint; attributes: l t r b w h x y (x, y: the centre); no @: required
  a.w>=0.5*b.w-3       relations: = >= <=
  a.w~80@250/750       a's content size: hugging / compression resistance
Sizes are >= 0.

A verdict is one of
  D8,20,100,40;…       determined: left, top, width, height of a, b, … in points (H: left, width)
  A8,?,100,?;…         ambiguous: `?` marks what is not unique over the best solutions
  C0,2,a.w/1,=v.w      conflicting: all minimal cores; numbers name constraints, counted from 0; `a.w` is
                       a's width >= 0; `=v.w` a given width
How: one linear program for each priority, from high to low, minimises the sum of the violations while
the sums of all higher priorities stay; then the minimum and the maximum of every quantity are compared.
"""

import sys

import numpy as np
from scipy.optimize import linprog

ITEMS = "abcdef"
LARGE = 1e5  # in points: a quantity that can grow so far is free
MAXIMUM_CORES, MAXIMUM_NODES = 60, 2000


class Random:
    """A small generator with the same numbers everywhere (Knuth's MMIX constants)."""

    def __init__(self, seed):
        self.state = (seed * 2862933555777941757 + 3037000493) % 2**64
        for _ in range(4):
            self.below(2)

    def below(self, bound):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % bound

    def chance(self, percent):
        return self.below(100) < percent

    def one(self, choices):
        return choices[self.below(len(choices))]


# --- Systems at random -------------------------------------------------------------------------

AXES = {"H": ("l", "r", "w", "x"), "V": ("t", "b", "h", "y")}
PRIORITIES = [1000] * 14 + [999, 750, 750, 750, 500, 250, 250, 51]


def number(value):
    return "%g" % value


def statement(random, left, right, constant, relation="=", factor=None, priority=None):
    text = f"{left}{relation}"
    if right:
        text += (f"{number(factor)}*" if factor and factor != 1 else "") + right
        if constant:
            text += ("+" if constant > 0 else "") + number(constant)
    else:
        text += number(constant)
    priority = priority or random.one(PRIORITIES)
    return text if priority == 1000 else f"{text}@{priority}"


def size_statement(random, items, item, axis, relation="="):
    size = AXES[axis][2]
    others = [i for i in items if i != item] + ["v"]
    kind = random.below(10)
    if kind < 6:
        return statement(random, f"{item}.{size}", None, random.one([10, 20, 44, 50, 80, 100, 120.5, 200]), relation)
    if kind < 9:
        factor = random.one([1, 1, 0.5, 2, 0.25, 0.3])
        return statement(random, f"{item}.{size}", f"{random.one(others)}.{size}", random.one([0, 0, 8, -8, -16]), relation, factor)
    other = "w" if size == "h" else "h"
    return statement(random, f"{item}.{size}", f"{item}.{other}", 0, relation, random.one([1, 0.5, 2]))


def place_statement(random, items, item, axis, side, relation="="):
    start, end, _, centre = AXES[axis]
    others = [i for i in items if i != item]
    if random.chance(50) or not others:
        gap = random.one([0, 8, 16, 20])
        return statement(random, f"{item}.{side}", f"v.{side}", -gap if side == end else gap, relation)
    other = random.one(others)
    if side == centre:
        return statement(random, f"{item}.{side}", f"{other}.{side}", random.one([0, 0, 5]), relation)
    if random.chance(40):
        return statement(random, f"{item}.{side}", f"{other}.{side}", random.one([0, 0, 4]), relation)
    gap = random.one([0, 8, 8, 12, -4])
    if side == start:
        return statement(random, f"{item}.{start}", f"{other}.{end}", gap, relation)
    return statement(random, f"{item}.{end}", f"{other}.{start}", -gap, relation)


def random_system(seed):
    random = Random(seed)
    mode = random.one(["H", "H", "H", "V", "V", "HV", "HV"])
    items = list(ITEMS[: 1 + random.below(6 if mode != "HV" else 4)])
    statements = [] if mode == "HV" else [mode]
    statements.append(f"v={random.one([320, 375, 414, 100, 60])}x{random.one([568, 667, 200, 44])}")
    complete = random.chance(65)
    for axis in mode:
        start, end, size, centre = AXES[axis]
        for item in items:
            pattern = random.below(10)
            if not complete and random.chance(25):
                pattern = 10 + random.below(3)
            if pattern < 4 or pattern == 10:
                statements.append(place_statement(random, items, item, axis, start))
            if 3 <= pattern < 6:
                statements.append(place_statement(random, items, item, axis, end))
            if 6 <= pattern < 8 or pattern == 11:
                statements.append(place_statement(random, items, item, axis, centre))
            if 8 <= pattern < 10:
                statements.append(place_statement(random, items, item, axis, start, ">="))
                statements.append(place_statement(random, items, item, axis, end, "<="))
                if random.chance(60):
                    statements.append(place_statement(random, items, item, axis, random.one([start, centre])))
            if pattern == 12:
                continue
            if pattern != 3 and pattern < 10 and random.chance(60):
                statements.append(size_statement(random, items, item, axis))
            elif pattern < 10 and pattern != 3 or random.chance(25):
                content = random.one([0, 12, 30, 60, 90, 150])
                hugging = random.one([250, 250, 251, 750, 1000])
                resistance = random.one([750, 750, 749, 250, 1000])
                statements.append(f"{item}.{size}~{content}@{hugging}/{resistance}")
    for _ in range(random.one([0, 0, 1, 1, 2, 3])):
        axis, item = random.one(list(mode)), random.one(items)
        relation = random.one(["=", ">=", ">=", "<=", "<="])
        if random.chance(50):
            statements.append(size_statement(random, items, item, axis, relation))
        else:
            statements.append(place_statement(random, items, item, axis, random.one(AXES[axis][0:2] + AXES[axis][3:]), relation))
    if random.chance(12):
        statements.append(random.one([s for s in statements if "." in s and "~" not in s] or ["a.w>=0"]))
    return ";".join(statements)


# --- From text to rows -------------------------------------------------------------------------

QUANTITIES = ("l", "t", "w", "h")
EXPANSION = {
    "l": (("l", 1),), "t": (("t", 1),), "w": (("w", 1),), "h": (("h", 1),),
    "r": (("l", 1), ("w", 1)), "b": (("t", 1), ("h", 1)),
    "x": (("l", 1), ("w", 0.5)), "y": (("t", 1), ("h", 0.5)),
}


class System:
    def __init__(self, text):
        self.rows = []  # (name, {quantity: factor}, relation, constant, priority)
        self.mode = "HV"
        count = 0
        for part in text.split(";"):
            if part in ("H", "V"):
                self.mode = part
            elif part.startswith("v="):
                width, height = part[2:].split("x")
                for quantity, value in zip(QUANTITIES, (0, 0, float(width), float(height))):
                    self.rows.append((f"=v.{quantity}", {f"v.{quantity}": 1}, "=", value, 1000))
            elif "~" in part:
                left, rest = part.split("~")
                content, rest = rest.split("@")
                hugging, resistance = rest.split("/")
                self.rows.append((f"h{left}", {left: 1}, "<=", float(content), float(hugging)))
                self.rows.append((f"c{left}", {left: 1}, ">=", float(content), float(resistance)))
            else:
                self.rows.append(self.constraint(str(count), part))
                count += 1
        used = {q[0] for row in self.rows for q in row[1]} - {"v"}
        self.items = [i for i in ITEMS if i in used]
        for item in self.items:
            for quantity in QUANTITIES:
                name = f"{item}.{quantity}"
                if self.mode == "H" and quantity in "th" or self.mode == "V" and quantity in "lw":
                    self.rows.append((f"={name}", {name: 1}, "=", 0.0, 1000))
                elif quantity in "wh":
                    self.rows.append((name, {name: 1}, ">=", 0.0, 1000))
        self.names = [f"{i}.{q}" for i in ["v"] + self.items for q in QUANTITIES]

    def constraint(self, name, part):
        part, _, priority = part.partition("@")
        for relation in (">=", "<=", "="):
            if relation in part:
                left, right = part.split(relation)
                break
        terms = {}
        self.add(terms, left, 1)
        constant = 0.0
        for word in right.replace("-", "+-").split("+"):
            if not word:
                continue
            if word[-1].isalpha():
                factor, _, anchor = word.rpartition("*")
                self.add(terms, anchor, -(float(factor) if factor else 1))
            else:
                constant += float(word)
        return (name, terms, relation, constant, float(priority or 1000))

    @staticmethod
    def add(terms, anchor, factor):
        item, attribute = anchor.split(".")
        for quantity, share in EXPANSION[attribute]:
            name = f"{item}.{quantity}"
            terms[name] = terms.get(name, 0) + factor * share


class Program:
    """A growing linear program; columns are quantities and violations."""

    def __init__(self, system):
        self.index = {name: i for i, name in enumerate(system.names)}
        self.bounds = [(-LARGE, LARGE)] * len(system.names)
        self.upper, self.equal = [], []

    def violation(self):
        self.bounds.append((0, None))
        return len(self.bounds) - 1

    def terms(self, row, sign=1):
        return {self.index[q]: sign * f for q, f in row[1].items()}

    def require(self, row):
        _, _, relation, constant, _ = row
        if relation == "=":
            self.equal.append((self.terms(row), constant))
        else:
            sign = 1 if relation == "<=" else -1
            self.upper.append((self.terms(row, sign), sign * constant))

    def soften(self, row):
        """Adds the row with violations, and gives their columns."""
        _, _, relation, constant, _ = row
        columns = []
        for side in ("<=", ">="):
            if relation in (side, "="):
                sign = 1 if side == "<=" else -1
                column = self.violation()
                columns.append(column)
                self.upper.append(({**self.terms(row, sign), column: -1}, sign * constant))
        return columns

    def matrix(self, rows):
        if not rows:
            return None, None
        matrix = np.zeros((len(rows), len(self.bounds)))
        for i, (terms, _) in enumerate(rows):
            for column, factor in terms.items():
                matrix[i, column] = factor
        return matrix, np.array([constant for _, constant in rows])

    def minimum(self, terms):
        cost = np.zeros(len(self.bounds))
        for column, factor in terms.items():
            cost[column] = factor
        a_ub, b_ub = self.matrix(self.upper)
        a_eq, b_eq = self.matrix(self.equal)
        result = linprog(cost, a_ub, b_ub, a_eq, b_eq, self.bounds, method="highs-ds")
        if result.status == 2:
            return None
        if result.status != 0:
            raise ValueError(result.message)
        return result.fun


def feasible(system, rows):
    program = Program(system)
    for row in rows:
        program.require(row)
    return program.minimum({}) is not None


def shrink(system, rows):
    kept = list(rows)
    for row in rows:
        rest = [other for other in kept if other is not row]
        if not feasible(system, rest):
            kept = rest
    return kept


def cores(system, required):
    """All minimal cores by a tree of hitting sets, and whether the search was complete."""
    found, queue, seen, nodes = [], [frozenset()], {frozenset()}, 0
    while queue:
        removed = queue.pop(0)
        nodes += 1
        if nodes > MAXIMUM_NODES or len(found) >= MAXIMUM_CORES:
            return found, False
        core = next((c for c in found if not c & removed), None)
        if core is None:
            rest = [row for row in required if row[0] not in removed]
            if feasible(system, rest):
                continue
            core = frozenset(row[0] for row in shrink(system, rest))
            found.append(core)
        for member in sorted(core):
            child = removed | {member}
            if child not in seen:
                seen.add(child)
                queue.append(child)
    return found, True


def rounded(value):
    return "%g" % (round(value, 3) + 0.0)


def judge(system):
    """The verdict; none where rounding might decide, or where there are too many cores to list."""
    required = [row for row in system.rows if row[4] == 1000]
    if not feasible(system, required):
        found, complete = cores(system, required)
        if not complete:
            return None
        return "C" + "/".join(",".join(sorted(core)) for core in sorted(found, key=sorted))
    program = Program(system)
    for row in required:
        program.require(row)
    for priority in sorted({row[4] for row in system.rows if row[4] < 1000}, reverse=True):
        columns = []
        for row in system.rows:
            if row[4] == priority:
                columns += program.soften(row)
        best = program.minimum({column: 1 for column in columns})
        program.upper.append(({column: 1 for column in columns}, best + 1e-6))
    ambiguous, texts = False, []
    for item in system.items:
        values = []
        for quantity in QUANTITIES:
            if system.mode == "H" and quantity in "th" or system.mode == "V" and quantity in "lw":
                continue
            column = program.index[f"{item}.{quantity}"]
            low, high = program.minimum({column: 1}), program.minimum({column: -1})
            if low is None or high is None:
                return None
            high = -high
            if 1e-4 < high - low < 1e-2:
                return None  # neither unique nor free beyond doubt
            ambiguous = ambiguous or high - low >= 1e-2
            values.append("?" if high - low >= 1e-2 else rounded((low + high) / 2))
        texts.append(",".join(values))
    return ("A" if ambiguous else "D") + ";".join(texts)


def main():
    first, count = (int(word) for word in sys.argv[1:3]) if len(sys.argv) > 2 else (0, 10100)
    for seed in range(first, first + count):
        text = random_system(seed)
        verdict = judge(System(text))
        if verdict:
            print(f"{text}|{verdict}")
        else:
            print(f"{text}: doubtful", file=sys.stderr)


if __name__ == "__main__":
    main()
