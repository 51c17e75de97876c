"""Judges a layout scope of real code with linear programs, from `layoutlint dump constraints` alone.

It shares no code with the product's solver. What is not known is taken as `dump frames` takes it; whatever the
product doubts (`doubts` of `dump frames`) gets some place that the constraints allow, and is fixed there.
"""

import numpy as np
from scipy.optimize import linprog

QUANTITIES = ("l", "t", "w", "h")
EXPANSION = {
    "left": {"l": 1}, "leading": {"l": 1}, "right": {"l": 1, "w": 1}, "trailing": {"l": 1, "w": 1},
    "top": {"t": 1}, "bottom": {"t": 1, "h": 1}, "width": {"w": 1}, "height": {"h": 1},
    "centerX": {"l": 1, "w": 0.5}, "centerY": {"t": 1, "h": 0.5},
    "firstBaseline": {"t": 1}, "lastBaseline": {"t": 1, "h": 1},
}
AXIS = {"l": "x", "w": "x", "t": "y", "h": "y"}
# Classes that are as large as they are told. Of all others that are not in the facts' table the size is not known.
SIZELESS = {
    "UIView", "UIControl", "WKWebView", "MKMapView", "UIVisualEffectView", "NSView", "NSVisualEffectView",
    "UIScrollView", "UITableView", "UICollectionView", "NSScrollView", "UILayoutGuide", "NSLayoutGuide", None,
}
SCROLLS = {"UIScrollView", "UITableView", "UICollectionView", "UITextView"}
HEIGHT = {"UISlider", "UIProgressView", "UISearchBar", "UINavigationBar", "UIToolbar", "UITabBar"}
LARGE = 1e5


def axis(attribute):
    return AXIS[next(iter(EXPANSION[attribute]))]


class Scope:
    """The rows of a scope; `left_out` are the constraints (by line and column) that it is judged without."""

    def __init__(self, dumped, doubts, left_out=()):
        self.items = {item["id"]: item for item in dumped["items"]}
        self.container = dumped["container"]
        self.doubts = set(doubts)
        self.rows = []  # ({(item, quantity): factor}, relation, constant, priority)
        self.boxes = {i for i, item in self.items.items() if item.get("type") in SCROLLS}
        self.names = list(self.items) + [i + "/content" for i in sorted(self.boxes)]
        for number, constraint in enumerate(dumped["constraints"]):
            if constraint["dialect"] != "frame" and (constraint["line"], constraint["column"]) not in left_out:
                self.constraint(constraint, number)
        for number, item in enumerate(self.items.values()):
            self.item(item, number)
        for name in self.boxes:
            for quantity in "lt":
                self.row({(name + "/content", quantity): 1, (name, quantity): -1}, "==", 0)
        for name in self.names:
            for quantity in "wh":
                self.row({(name, quantity): 1}, ">=", 0)

    def row(self, terms, relation, constant, priority=1000):
        self.rows.append(({k: f for k, f in terms.items() if f}, relation, float(constant), float(priority)))

    def is_inside(self, item, ancestor):
        for _ in range(64):
            entry = self.items.get(item)
            item = entry and (entry.get("owner") or entry.get("superview"))
            if item is None:
                return False
            if item == ancestor:
                return True
        return False

    def box(self, end, other):
        """The item whose edges an end means."""
        item, attribute = end["item"], end["attribute"]
        entry = self.items[item]
        if entry["kind"] == "guide" and entry.get("owner"):
            if item.endswith("frameLayoutGuide"):
                return entry["owner"]
            if item.endswith("contentLayoutGuide") and entry["owner"] in self.boxes:
                return entry["owner"] + "/content"
        if item in self.boxes and attribute not in ("width", "height") and other and self.is_inside(other["item"], item):
            return item + "/content"
        return item

    def constraint(self, constraint, number):
        first, second = constraint["first"], constraint.get("second")
        terms = {}
        multiplier = constraint["multiplier"] if constraint["multiplier"] is not None else 1.25
        for end, other, sign in ((first, second, 1), (second, first, -multiplier)):
            if end:
                for quantity, share in EXPANSION[end["attribute"]].items():
                    key = (self.box(end, other), quantity)
                    terms[key] = terms.get(key, 0) + sign * share
        if second and multiplier != 1 and second["attribute"] not in ("width", "height"):
            if self.items[first["item"]].get("superview") != second["item"]:
                return
            quantity = "l" if axis(first["attribute"]) == "x" else "t"
            key = (second["item"], quantity)
            terms[key] = terms.get(key, 0) + multiplier - 1
        constant = constraint["constant"] if constraint["constant"] is not None else 5 + number % 9
        priority = constraint["priority"] if constraint["priority"] is not None else 999
        self.row(terms, constraint["relation"], constant, priority)

    def item(self, item, number):
        name, kind = item["id"], item.get("type")
        if name == self.container:
            for quantity, value in zip(QUANTITIES, (0, 0, 390, 844)):
                self.row({(name, quantity): 1}, "==", value)
            return
        if name.endswith("intrinsicContentSize") or item["kind"] == "container":
            self.doubts.add(name)
            return
        if item["kind"] == "guide":
            owner = item.get("owner")
            last = name.split(".")[-1]
            insets = {"safeAreaLayoutGuide": (0, 47, 0, 34), "layoutMarginsGuide": (16, 55, 16, 42)}.get(last)
            if owner and insets:
                if owner != self.container:
                    insets = (0, 0, 0, 0) if last.startswith("safe") else (8, 8, 8, 8)
                left, top, right, bottom = insets
                for quantity, constant in (("l", left), ("t", top), ("w", -left - right), ("h", -top - bottom)):
                    self.row({(name, quantity): 1, (owner, quantity): -1}, "==", constant)
            elif owner and last.endswith("Guide"):
                self.doubts.add(name)
            return
        if "stack" in item:
            self.stack(name, item["stack"])
            return
        sizes = "" if kind in SIZELESS else "h" if kind in HEIGHT else "wh"
        for quantity in sizes:
            value = (24 if quantity == "w" else 12) + 3 * (number % 7)
            # Each a little less than the one before, so that no two contend.
            self.row({(name, quantity): 1}, "<=", value, 250 - 0.01 * number)
            self.row({(name, quantity): 1}, ">=", value, 750 - 0.01 * number)

    def stack(self, name, stack):
        """What a stack view adds: facts, "what it adds for arranged subviews"."""
        main, cross = ("lw", "th") if stack["axis"] == "horizontal" else ("th", "lw")
        views, gaps = stack["views"], stack["gaps"]
        start = lambda item, axis: {(item, axis[0]): 1}
        end = lambda item, axis: {(item, axis[0]): 1, (item, axis[1]): 1}

        def tie(one, other, relation="==", constant=0.0, priority=1000):
            terms = dict(one)
            for key, factor in other.items():
                terms[key] = terms.get(key, 0) - factor
            self.row(terms, relation, 8 if constant is None else constant, priority)

        tie(start(views[0], main), start(name, main))
        tie(end(views[-1], main), end(name, main))
        loose = stack["distribution"] in ("equalSpacing", "equalCentering")
        for (one, other), gap in zip(zip(views, views[1:]), gaps):
            tie(start(other, main), end(one, main), ">=" if loose else "==", gap)
            if stack["distribution"] == "fillEqually":
                tie({(other, main[1]): 1}, {(one, main[1]): 1})
        if stack["distribution"] in ("fillProportionally", None):
            self.doubts.update(views)
        for view in views:
            if stack["alignment"] == "fill":
                tie(start(view, cross), start(name, cross))
                tie(end(view, cross), end(name, cross))
                continue
            tie(start(view, cross), start(name, cross), ">=")
            tie(end(view, cross), end(name, cross), "<=")
            if stack["alignment"] == "leading":
                tie(start(view, cross), start(name, cross))
            elif stack["alignment"] == "trailing":
                tie(end(view, cross), end(name, cross))
            elif stack["alignment"] == "center":
                tie({(view, cross[0]): 1, (view, cross[1]): 0.5}, {(name, cross[0]): 1, (name, cross[1]): 0.5})
            else:
                self.doubts.add(view)
        if stack["alignment"] != "fill":
            self.row({(name, cross[1]): 1}, "==", 0, 51)

    # --- Solving ---

    def free(self, axes):
        """The items that are not unique on an axis, as (item, axis); `None` if nothing satisfies all that is required."""
        index = {(name, q): i for i, (name, q) in enumerate((n, q) for n in self.names for q in QUANTITIES)}
        program = Program(len(index))
        for terms, relation, constant, priority in self.rows:
            if priority == 1000:
                program.require({index[k]: f for k, f in terms.items()}, relation, constant)
        if program.minimum({}) is None:
            return None
        for priority in sorted({row[3] for row in self.rows if row[3] < 1000}, reverse=True):
            cost = {}
            for terms, relation, constant, own in self.rows:
                if own == priority:
                    for column in program.soften({index[k]: f for k, f in terms.items()}, relation, constant):
                        cost[column] = 1
            program.keep(cost)
        for number, name in enumerate(self.names):
            if name in self.doubts:
                for quantity, wish in zip(QUANTITIES, (23 + 7 * (number % 11), 41 + 11 * (number % 11), 131, 97)):
                    columns = program.soften({index[name, quantity]: 1}, "==", wish)
                    program.keep({column: 1 for column in columns})
        found = set()
        for name in self.names:
            if name in self.doubts or name.split("/")[0] in self.doubts or name == self.container:
                continue
            for quantity in QUANTITIES:
                if AXIS[quantity] in axes and (name, AXIS[quantity]) not in found:
                    column = index[name, quantity]
                    low, high = program.minimum({column: 1}), program.minimum({column: -1})
                    if low is None or high is None or -high - low > 1e-2:
                        found.add((name, AXIS[quantity]))
        return found


class Program:
    """A growing linear program."""

    def __init__(self, columns):
        self.bounds = [(-LARGE, LARGE)] * columns
        self.upper, self.equal = [], []

    def require(self, terms, relation, constant):
        if relation == "==":
            self.equal.append((terms, constant))
        else:
            sign = 1 if relation == "<=" else -1
            self.upper.append(({k: sign * f for k, f in terms.items()}, sign * constant))

    def soften(self, terms, relation, constant):
        columns = []
        for side, sign in (("<=", 1), (">=", -1)):
            if relation in (side, "=="):
                self.bounds.append((0, None))
                columns.append(len(self.bounds) - 1)
                self.upper.append(({**{k: sign * f for k, f in terms.items()}, columns[-1]: -1}, sign * constant))
        return columns

    def keep(self, cost):
        """From here on, only what is best by `cost` counts."""
        best = self.minimum(cost)
        if best is not None:
            self.upper.append((cost, best + 1e-6))

    def minimum(self, terms):
        def matrix(rows):
            if not rows:
                return None, None
            table = np.zeros((len(rows), len(self.bounds)))
            for i, (row, _) in enumerate(rows):
                for column, factor in row.items():
                    table[i, column] = factor
            return table, np.array([constant for _, constant in rows])

        cost = np.zeros(len(self.bounds))
        for column, factor in terms.items():
            cost[column] = factor
        result = linprog(cost, *matrix(self.upper), *matrix(self.equal), self.bounds, method="highs-ds")
        return result.fun if result.status == 0 else None
