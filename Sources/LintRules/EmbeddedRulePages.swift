// Generated from rules/*.md by 'swift run RulePageEmbedder'; edit the pages instead.
// swift-format-ignore-file
import Diagnostics
import RulePages
import SourceText

extension RulePage {
  /// The pages of rules/, by id.
  package static let embedded: [RulePage] = [
    RulePage(
      id: #"accumulating-constraints"#,
      summary: #"a method that configures a reused cell adds constraints each time it is called"#,
      group: RuleGroup.timing,
      severity: Severity.info,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "accumulating-constraints",
  "summary": "a method that configures a reused cell adds constraints each time it is called",
  "group": "timing",
  "severity": "info",
  "enabled": true,
  "fix": null,
  "options": []
}
```

A table view keeps about a dozen cells and reuses them as rows scroll onto the screen. Constraints that are created each
time a cell is configured stay in the cell, and more are added for the next row. A cell that has shown five rows has
five width constraints: the log reports conflicts, it is unpredictable which constraint wins, and scrolling stutters
more and more. A view that is created and added each time covers the one from the previous row. The same happens in the
`didSet` of a property that is set for each row.

If a method that creates and adds a view runs twice for the same object, the second view covers the first. This happens
if both `init` and the `didSet` of a property call the method, or if both `init(coder:)` and `awakeFromNib()` call it
(for an object from a nib, both of them run).

The same mistake happens outside of cells: in a `reloadData()` that is called by both `viewDidLoad()` and a button's
action, in `viewWillAppear(_:)`, which runs again whenever the user returns to the screen, and in a method that the
`didSet` of a property calls (if code in the class changes that property).

The severity is `info`: of 8 places that the rule reported in open-source projects, only one clearly had this mistake.
In the others, the code ran once for each view, or removed the view or the constraints first; the rule now recognizes
such code.

## Flagged

```swift
final class BarCell: UITableViewCell {
  let bar = UIView()

  func configure(share: CGFloat) {
    bar.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: share).isActive = true
  }
}
```

```swift
final class ListController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    reloadData()
  }

  @objc func refresh() { reloadData() }

  func reloadData() {
    label.translatesAutoresizingMaskIntoConstraints = false
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    label.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
  }
}
```

```swift
final class BubbleView: UIView {
  private var label: UILabel!
  var textColor = UIColor.black {
    didSet { configureLabel() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    configureLabel()
  }

  private func configureLabel() {
    label = UILabel()
    label.textColor = textColor
    addSubview(label)
  }
}
```

## Accepted

The previous constraint is deactivated before the new one is created.

```swift
final class BarCell: UITableViewCell {
  let bar = UIView()
  private var width: NSLayoutConstraint?

  func configure(share: CGFloat) {
    width?.isActive = false
    width = bar.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: share)
    width?.isActive = true
  }
}
```

## Silent when

- the constraint is created in a closure, conditionally (such as in `if !isSetUp`) or after a `guard`, unless the
  condition or the `guard` checks only the method's parameters (in `didSet`, only the property);
- the method creates a view, but adds it only if a condition is met (it does not matter which), or after a `guard` that
  does more than unwrap parameters (in `didSet`: a `guard` that checks more than the property);
- the method, or a function that it calls to add the constraint, may undo what an earlier call did: it deactivates or
  removes constraints, removes views, or sets something to `nil` (unless this is content such as an image, or an object
  whose class has nothing to do with layout);
- constraints or views are removed in `willSet`, in `prepareForReuse()` or in a method that `prepareForReuse()` calls;
- a data source adds the constraint, and the class of its cells overrides `prepareForReuse()`, which may remove the view;
- the cell itself calls the method, and that call may be the only one (unless it is in the `didSet` of a property that
  other code can set);
- a constraint that `didSet` adds involves the property's new value, such as a view that the cell shows;
- the method creates all the views that the constraint involves and does not add them to an existing view, so each call
  creates new views;
- the method is none of the following: a method that configures a cell, judging by its name and parameters (`configure`,
  `update`, `show` … or `prepareForReuse()`); a method that only `didSet` calls; or a data source's `cellForRowAt` with
  a dequeued `cell`;
- the data source adds the constraint to a `cell` that it has just created (`let cell = UITableViewCell(style: …)`), even
  if it dequeues other cells elsewhere;
- the cell's class has a static function that receives the table view or collection view and creates a new cell instead
  of dequeuing one;
- outside of cells: the method can return early, or a constraint that it adds involves a view that it creates;
- outside of cells: it is not certain that an `@objc` method, or a method that runs when the screen appears, calls the
  method;
- outside of cells: some method of the type removes views or constraints;
- not all code in the type could be read: a bracket, string or comment is not closed, or blocks are nested too deeply.

## Sources

- Apple, [UITableViewCell.prepareForReuse()](https://developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse())
- Apple, [UITableView.dequeueReusableCell(withIdentifier:for:)](https://developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:for:))

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(1630, 1832), line: 34), RuleExample(RuleExample.Kind.flagged, SourceRange(1846, 2394), line: 44), RuleExample(RuleExample.Kind.flagged, SourceRange(2408, 2746), line: 65), RuleExample(RuleExample.Kind.accepted, SourceRange(2844, 3134), line: 89)]),
    RulePage(
      id: #"accumulating-keyboard-offset"#,
      summary: #"each keyboard notification moves a view further"#,
      group: RuleGroup.timing,
      severity: Severity.warning,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "accumulating-keyboard-offset",
  "summary": "each keyboard notification moves a view further",
  "group": "timing",
  "severity": "warning",
  "enabled": false,
  "fix": null,
  "options": []
}
```

The system posts a notification before the keyboard appears, and again whenever the keyboard's frame changes: when the
user switches to another language or to emoji, when the row of suggestions appears, or when the phone is rotated. The
keyboard does not hide between these notifications. A handler that adds the keyboard's height to the current position or
inset therefore moves the view a second time. The text field moves off screen, and because the keyboard hides only once,
the view stays displaced afterwards.

## Flagged

```swift
final class LoginController: UIViewController {
  @objc func keyboardWillShow(_ notification: Notification) {
    let key = UIResponder.keyboardFrameEndUserInfoKey
    guard let frame = notification.userInfo?[key] as? CGRect else { return }
    view.frame.origin.y -= frame.height
  }
}
```

## Accepted

The new position or inset does not depend on the previous one, or the code responds only to the first notification.

```swift
final class LoginController: UIViewController {
  let scroller = UIScrollView()

  @objc func keyboardWillShow(_ notification: Notification) {
    let key = UIResponder.keyboardFrameEndUserInfoKey
    guard let frame = notification.userInfo?[key] as? CGRect else { return }
    scroller.contentInset.bottom = frame.height
    if view.frame.origin.y == 0 { view.frame.origin.y -= frame.height }
  }
}
```

With `keyboardLayoutGuide` (iOS 15), you do not need notifications.

## Silent when

- a condition or a `guard` checks something that is not part of the notification, such as the view's position or a flag;
  if the inset is first stored in a variable (`inset = list.contentInset.bottom + height`), a flag counts only if the
  function itself changes it;
- the amount that is added depends on something that is not part of the notification, such as the keyboard's previous
  height;
- the function's name contains "hide".

## Sources

- Apple, [keyboardWillShowNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification)
- Apple, [Adjusting your layout with keyboard layout guide](https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(756, 1043), line: 22), RuleExample(RuleExample.Kind.accepted, SourceRange(1187, 1587), line: 36)]),
    RulePage(
      id: #"activation-before-deactivation"#,
      summary: #"a constraint is activated before the one that it replaces is deactivated"#,
      group: RuleGroup.conflict,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "activation-before-deactivation",
  "summary": "a constraint is activated before the one that it replaces is deactivated",
  "group": "conflict",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

Auto Layout checks each constraint as soon as it is activated. If code replaces one constraint with another and
activates the new one first, both are active for a moment. UIKit reports a conflict in the console and breaks one of the
two, although the code is about to deactivate the old one.

## Flagged

```swift
final class PanelView: UIView {
  let panel = UIView()
  lazy var closed = panel.heightAnchor.constraint(equalToConstant: 0)
  lazy var open = panel.heightAnchor.constraint(equalToConstant: 240)

  func show() {
    open.isActive = true
    closed.isActive = false
  }

  func hide() {
    open.isActive = false
    closed.isActive = true
  }
}
```

## Accepted

```swift
final class PanelView: UIView {
  let panel = UIView()
  lazy var closed = panel.heightAnchor.constraint(equalToConstant: 0)
  lazy var open = panel.heightAnchor.constraint(equalToConstant: 240)

  func show() {
    closed.isActive = false
    open.isActive = true
  }

  func hide() {
    open.isActive = false
    closed.isActive = true
  }
}
```

A priority below 1000 for one of the two also avoids the conflict.

## Silent when

- the two constraints do not constrain the same edge or size, or both can be satisfied at the same time;
- one of the two constraints has a priority below 1000;
- nothing in the type activates the constraint that is deactivated;
- the activation and the deactivation are not in the same block.

## Sources

- Apple, [isActive](https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive)
- Apple, [Unsatisfiable layouts](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/ConflictingLayouts.html)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(558, 903), line: 20), RuleExample(RuleExample.Kind.accepted, SourceRange(930, 1275), line: 40)]),
    RulePage(
      id: #"ambiguous-layout"#,
      summary: #"a view has no position or no size on an axis"#,
      group: RuleGroup.ambiguity,
      severity: Severity.warning,
      enabled: true,
      applicability: Applicability.displayOnly,
      options: [RuleOption(#"setup-helpers"#, defaultValue: OptionValue.strings([]), meaning: #"names of your own functions that prepare a view, but neither position nor size it, such as styled"#, minimum: nil)],
      text: ###"""
```json
{
  "id": "ambiguous-layout",
  "summary": "a view has no position or no size on an axis",
  "group": "ambiguity",
  "severity": "warning",
  "enabled": true,
  "fix": "display-only",
  "options": [
    {
      "name": "setup-helpers",
      "type": "list of strings",
      "default": [],
      "meaning": "names of your own functions that prepare a view, but neither position nor size it, such as styled"
    }
  ]
}
```

If the width, height or position of a view is not determined, the system still chooses a value: often 0, sometimes the
previous value. Nothing is logged. The view is missing, sits at the origin of its superview, or jumps when something
else changes. If its size is 0, it receives no taps.

The rule also reports a private view that is added, but never constrained or given a frame: it stays at (0, 0) with a
size of 0. It also reports a view if code sets only part of the frame, such as the center: its width or height stays 0.

The rule solves related constraints together at several sizes, with short and long text, on every path through the code,
and with each combination of the constraints that the code activates and deactivates. It reports only positions and
sizes that are undetermined in all these cases. A finding names the view that causes the ambiguity, and lists what to
constrain; notes list the views that depend on that view. A view that is undetermined on both axes is reported only
once. A view that a helper function creates and adds is reported once, in that function; notes show where the function
is called.

## Flagged

The badge has a width and a position, but no height: a plain view has no intrinsic content size.

```swift
final class AvatarView: UIView {
  private let badge = UIView()

  func setUp() {
    badge.translatesAutoresizingMaskIntoConstraints = false
    addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: topAnchor),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 12),
    ])
  }
}
```

## Accepted

A label gets its size from its text, and a view can get its height from its content.

```swift
final class AvatarView: UIView {
  private let badge = UIView()
  private let count = UILabel()

  func setUp() {
    badge.translatesAutoresizingMaskIntoConstraints = false
    count.translatesAutoresizingMaskIntoConstraints = false
    addSubview(badge)
    badge.addSubview(count)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: topAnchor),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 12),
      count.centerXAnchor.constraint(equalTo: badge.centerXAnchor),
      count.topAnchor.constraint(equalTo: badge.topAnchor),
      count.bottomAnchor.constraint(equalTo: badge.bottomAnchor),
    ])
  }
}
```

## Fix

The fix is only a suggestion: the finding lists the smallest sets of attributes to constrain. If inequalities limit the
position or size of the view, the finding suggests making one of them an equality. You still have to choose the
constants, and decide what to constrain the view to.

## Silent when

- the code that creates the view, or the code that adds it to another view, was not found: the view is an outlet, a
  parameter or the result of a call;
- the view is in a stack view, and is sometimes hidden or removed, or other code may change the stack view;
- the view is in a stack view, and some of the arranged subviews are not known or not always there (then only the stack
  view's axis is skipped);
- the view is in a stack view whose alignment is not `.fill` (then only the axis perpendicular to the stack view's axis
  is skipped);
- the view's class is not known;
- code in another type constrains or positions a view, or adds subviews to it, through a property that has this view's
  name and may refer to this view;
- the view keeps its autoresizing mask and has constraints; or code sets the frame of the view, or at least its width
  and height;
- the view is used in a way that may position it: it is passed to a function or method that neither the project nor
  UIKit declares, or to one in the project that sets the view's frame, constrains the view or stores it;
- code constrains or positions all views in a list that contains the view, or passes the list on;
- the view is declared in a superclass, or is a property of another object, and code in the superclass or in the
  object's class constrains it;
- a wrong position would not be visible: the view, or a view that contains it, is always hidden; the view hierarchy that
  contains the view is never added to another view; or the view is a plain view that draws nothing itself, such as a
  spacer, a container whose labels and images have no gesture recognizers, or a view that has no constraints and whose
  subviews all have frames that are set in code;
- the code is a test;
- only inequalities limit the view's position, on both sides, and the container of the view is no larger than its
  content requires: a row of a table view (on the vertical axis), or a view that has an intrinsic content size, such as
  a button or a view whose class overrides `intrinsicContentSize`;
- a call that could not be read mentions the view, or a custom operator is applied to one of its properties:
  `title.edgeAnchors /==/ card.edgeAnchors`;
- the view is an instance of one of your own classes, and a constraint refers to a view inside it (`player.bar.snp.bottom`)
  that the class itself constrains (then only the constraint's axis is skipped);
- the view contains another view that code also adds elsewhere, so perhaps not all constraints between the two are known;
- code stores one of the view's constraints or passes it on, and may activate it later (then only the constraint's axis
  is skipped);
- the view is not private, and a subclass in the project uses it in a way that may position it;
- the view may have an intrinsic content size: it is an image view with an image, a view that a function returns, or an
  instance of one of your own classes;
- the only ambiguity is which of several views with equal content hugging or compression resistance priorities stretches
  or shrinks (`equal-hugging` reports this);
- only the position is missing, so the system places the view at 0, which may be intended, for example because a view of
  the same height is pinned there: `missing-position` reports this with the severity `info`;
- not all code in the type could be read: a bracket, string or comment is not closed, or blocks are nested too deeply.

The severity is lowered to `info` if the view probably still looks right:

- code clears its text or image, and never sets one;
- only a size is missing, the view is a plain view that shows nothing itself, such as a container of labels, and no code
  in the project makes it visible, although other files could (for private properties, nothing is reported);
- only inequalities limit the position;
- only a top or bottom constraint is missing, or only a horizontal one, so the system places the view at the top or the
  left edge of its superview. If the position is missing on both axes, the severity is lowered only if other views
  depend on the view. The severity stays `warning` if the view partly covers another view there, if a view that depends
  on it ends up outside the superview, or if the superview is a view controller's `view`, whose edges are those of the
  screen;
- constraints only center the view, and its only content is sublayers, which are visible even if the view has no size;
- only a minimum is set for the view's height, the view contains a centered subview, and no other view becomes smaller as
  this view's height grows. The same applies to widths.

`layoutlint explain FILE:LINE` prints which of these reasons apply to the views on a line, and which code causes them;
`layoutlint dump coverage PATHS` does so for all views, and counts the reasons.

## Sources

- Apple, [Auto Layout Guide: Ambiguous Layouts](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AmbiguousLayouts.html)
- Apple, [hasAmbiguousLayout](https://developer.apple.com/documentation/uikit/uiview/hasambiguouslayout)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(1682, 2068), line: 39), RuleExample(RuleExample.Kind.accepted, SourceRange(2181, 2881), line: 59)]),
    RulePage(
      id: #"autoresizing-opt-out-on-content-view"#,
      summary: #"a cell turns off the autoresizing mask of its content view"#,
      group: RuleGroup.conflict,
      severity: Severity.warning,
      enabled: true,
      applicability: Applicability.safe,
      options: [],
      text: ###"""
```json
{
  "id": "autoresizing-opt-out-on-content-view",
  "summary": "a cell turns off the autoresizing mask of its content view",
  "group": "conflict",
  "severity": "warning",
  "enabled": true,
  "fix": "safe",
  "options": []
}
```

A cell's `contentView` belongs to UIKit, which sets its frame and maintains it with the autoresizing mask. With
`translatesAutoresizingMaskIntoConstraints` set to `false`, nothing positions the view: it may keep a zero frame, rows
collapse, and UIKit logs that the change "is not supported and will result in undefined behavior".

## Flagged

```swift
final class NoteCell: UITableViewCell {
  let note = UILabel()

  func setUp() {
    contentView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(note)
    note.translatesAutoresizingMaskIntoConstraints = false
    note.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
  }
}
```

## Accepted

```swift
final class NoteCell: UITableViewCell {
  let note = UILabel()

  func setUp() {
    contentView.addSubview(note)
    note.translatesAutoresizingMaskIntoConstraints = false
    note.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
  }
}
```

## Fix

The fix deletes the line. The constraints that you wrote remain unchanged, and UIKit positions the content view again.

## Silent when

- the cell gives the content view a size, constrains it to the cell itself, or assigns its frame;
- the class is not known to derive from one of UIKit's cells, headers or footers;
- the class declares its own `contentView`.

## Sources

- Apple, [UITableViewCell.contentView](https://developer.apple.com/documentation/uikit/uitableviewcell/contentview)
- Apple, [translatesAutoresizingMaskIntoConstraints](https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(592, 915), line: 20), RuleExample(RuleExample.Kind.accepted, SourceRange(942, 1199), line: 35)]),
    RulePage(
      id: #"bar-frame-in-layout"#,
      summary: #"layout makes room for a system bar by reading the bar's height"#,
      group: RuleGroup.adaptivity,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "bar-frame-in-layout",
  "summary": "layout makes room for a system bar by reading the bar's height",
  "group": "adaptivity",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

A hidden navigation bar still has a height of 44 points, so content that is moved down by that height starts too low. In
landscape, bars are shorter, and a height that was read in portrait leaves a gap. On phones with a Dynamic Island, the
height of the status bar is less than the top inset of the safe area. The safe area takes all of this into account.

## Flagged

```swift
final class FeedController: UIViewController {
  let list = UITableView()

  func makeRoom() {
    list.contentInset.top = navigationController?.navigationBar.frame.height ?? 0
  }
}
```

## Accepted

```swift
final class FeedController: UIViewController {
  let list = UITableView()

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    list.contentInset.top = view.safeAreaInsets.top
  }
}
```

## Silent when

- the bar is not a system bar: the code does not get it from a navigation controller or tab bar controller, and is not
  in a subclass of one of these;
- the height is compared with another value;
- the function checks whether the bar is hidden, for example with `isNavigationBarHidden`, or adds something to the bar, such
  as a `titleView`;
- the file is a test, a playground or a benchmark, or is for macOS only.

## Sources

- Apple, [Positioning content relative to the safe area](https://developer.apple.com/documentation/uikit/positioning-content-relative-to-the-safe-area)
- Apple, [isNavigationBarHidden](https://developer.apple.com/documentation/uikit/uinavigationcontroller/isnavigationbarhidden)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(603, 786), line: 20), RuleExample(RuleExample.Kind.accepted, SourceRange(813, 1034), line: 32)]),
    RulePage(
      id: #"cell-height-chain"#,
      summary: #"a cell, or a view that fills it, has a required height, or no constraint connects the cell's content to the cell's bottom edge"#,
      group: RuleGroup.conflict,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "cell-height-chain",
  "summary": "a cell, or a view that fills it, has a required height, or no constraint connects the cell's content to the cell's bottom edge",
  "group": "conflict",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

Top, bottom and height constraints together determine the height of the row. But the table view sets the final height:
it adds the height of the separator (a fraction of a point), and keeps the old height while a row changes. In both
cases, the log reports a conflict with `UIView-Encapsulated-Layout-Height`. If the height constraint has a priority of
999, the row looks the same, and the height that the table view sets takes precedence. The rule is off by default
because the screen looks right with a priority of 1000, too.

The table or collection view also sets the frame of each cell. A required width or height constraint on the cell itself
conflicts with that frame, while a constraint on the `contentView` can help determine it.

A multi-line label that is constrained to the top of the cell must also be connected to the bottom of the cell by
constraints. Without them, the row is not as tall as the text, and the text overlaps the rows below.

## Flagged

```swift
final class PhotoCell: UITableViewCell {
  let photo = UIImageView()

  func setUp() {
    contentView.addSubview(photo)
    photo.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: contentView.topAnchor),
      photo.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      photo.heightAnchor.constraint(equalToConstant: 120),
    ])
  }
}
```

```swift
final class CommentCell: UITableViewCell {
  let comment = UILabel()

  func setUp() {
    comment.numberOfLines = 0
    contentView.addSubview(comment)
    comment.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      comment.topAnchor.constraint(equalTo: contentView.topAnchor),
      comment.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      comment.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }
}
```

## Accepted

```swift
final class PhotoCell: UITableViewCell {
  let photo = UIImageView()

  func setUp() {
    contentView.addSubview(photo)
    photo.translatesAutoresizingMaskIntoConstraints = false
    let height = photo.heightAnchor.constraint(equalToConstant: 120)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: contentView.topAnchor),
      photo.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      height,
    ])
  }
}
```

## Silent when

- one of the three constraints is optional, an inequality, stored, or active only on some code paths;
- the view is not added to the `contentView` of a table view cell;
- the height depends on several views: only a view that fills the cell by itself is reported;
- for a multi-line label: the project implements `tableView(_:heightForRowAt:)` or sets `rowHeight` to a number; a
  constraint involves the cell's bottom, vertical center or height; or not all constraints could be read.

## Sources

- Stack Overflow, [UIView-Encapsulated-Layout-Height](https://stackoverflow.com/questions/25059443)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(1262, 1687), line: 28), RuleExample(RuleExample.Kind.flagged, SourceRange(1701, 2185), line: 44), RuleExample(RuleExample.Kind.accepted, SourceRange(2212, 2705), line: 63)]),
    RulePage(
      id: #"cell-width-when-configured"#,
      summary: #"the code that configures a cell computes a layout from the cell's current width"#,
      group: RuleGroup.timing,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "cell-width-when-configured",
  "summary": "the code that configures a cell computes a layout from the cell's current width",
  "group": "timing",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

A cell is configured with its content before it is placed in the list. At that time, it still has the width from its
nib, or from the row that it showed before. After rotation or in Split View, the same cell becomes wider without being
configured again: its text still wraps at the old width, or its scroll view does not reach the right edge.

## Flagged

```swift
final class CommentCell: UICollectionViewCell {
  let title = UILabel()
  let code = UIScrollView()

  func configure(with text: String, lines: CGFloat) {
    contentView.addSubview(title)
    contentView.addSubview(code)
    title.text = text
    title.frame = CGRect(x: 0, y: 0, width: contentView.bounds.width, height: 20)
    code.contentSize = CGSize(width: bounds.width, height: lines * 20)
  }
}
```

## Accepted

```swift
final class CommentCell: UICollectionViewCell {
  let title = UILabel()

  func configure(with text: String) {
    contentView.addSubview(title)
    title.text = text
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 0, y: 0, width: contentView.bounds.width, height: 20)
  }
}
```

## Silent when

- a method that the system calls, such as `layoutSubviews()`, sets the property that is computed from the width, or
  calls the method that reads the width;
- the method that reads the width has no parameters, returns a value, or has a name that contains "layout", "size",
  "height" or "frame";
- the name of one of the method's parameters contains "width", "size" or "frame";
- the view whose layout is computed is a parameter of the method;
- the width is not used for a frame, a size or the constant of a constraint, and is not passed to a method of one of the
  cell's views as an argument whose label contains "width";
- the class does not inherit directly from a class whose name ends with `Cell`, or the code is in an extension or a closure;
- the file is a test, a playground or a benchmark, or is for macOS only;
- not all code in the file could be read: a bracket, string or comment is not closed, or blocks are nested too deeply.

## Sources

- Apple, [UIView.layoutSubviews()](https://developer.apple.com/documentation/uikit/uiview/layoutsubviews())

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(610, 1013), line: 20), RuleExample(RuleExample.Kind.accepted, SourceRange(1040, 1383), line: 37)]),
    RulePage(
      id: #"conflicting-constraints"#,
      summary: #"required constraints conflict at every size"#,
      group: RuleGroup.conflict,
      severity: Severity.error,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "conflicting-constraints",
  "summary": "required constraints conflict at every size",
  "group": "conflict",
  "severity": "error",
  "enabled": true,
  "fix": null,
  "options": []
}
```

When required constraints conflict, the log fills with "Unable to simultaneously satisfy constraints", and the system
breaks one of them. Which constraint it breaks is not documented, so the view may look right on one device and wrong on
another.

The finding lists a minimal set of conflicting constraints: if you remove any one of them, or lower its priority, the
others no longer conflict. The constraints conflict at every size of the container.

What to do: remove or change the constraint that you did not intend, or, if one of them may give way, lower its priority
below 1000. If you replace a constraint at run time, deactivate the old one first, or change its `constant` instead.

## Flagged

```swift
final class BadgeView: UIView {
  private let dot = UIView()

  func setUp() {
    dot.translatesAutoresizingMaskIntoConstraints = false
    addSubview(dot)
    NSLayoutConstraint.activate([
      dot.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      dot.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
      dot.widthAnchor.constraint(equalToConstant: 8),
      dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
      dot.heightAnchor.constraint(equalToConstant: 10),
    ])
  }
}
```

## Accepted

Constraints may determine the size of their container; in a cell, that is what they are for.

```swift
final class RowCell: UITableViewCell {
  private let icon = UIView()

  func setUp() {
    icon.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(icon)
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      icon.widthAnchor.constraint(equalToConstant: 44),
      icon.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      icon.heightAnchor.constraint(equalToConstant: 44),
      icon.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }
}
```

## Silent when

- one of the constraints has a priority below 1000, or a priority that is not known;
- one of the constraints has a constant or multiplier that is changed later, or that is known only at run time (even
  then, two constraints with different constants between the same edges are reported, and so is a required size that is
  set unconditionally and then again conditionally);
- one of the constraints is stored, and code activates and deactivates it;
- the constraints are in mutually exclusive branches, or in different functions, and it is not certain that all of these
  run (but a size constraint that `init` or `viewDidLoad()` creates without storing it stays active, so a later one
  conflicts with it);
- SnapKit replaces one of the constraints while the object is set up (in `init`, `awakeFromNib()`, `loadView()` or
  `viewDidLoad()`, or in functions that these always call), and no code calls `layoutIfNeeded()` before the replacement;
- code that runs between the creation of two of the constraints removes constraints or views;
- one of the constraints is added by a stack view, and code (even in another type) hides one of the stack view's
  arranged subviews;
- the same name may refer to several views.

## Sources

- Apple, [Auto Layout Guide: Unsatisfiable Layouts](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/ConflictingLayouts.html)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(919, 1432), line: 26), RuleExample(RuleExample.Kind.accepted, SourceRange(1553, 2128), line: 48)]),
    RulePage(
      id: #"constraint-before-subview"#,
      summary: #"a constraint is activated before its view is added to a superview"#,
      group: RuleGroup.crash,
      severity: Severity.error,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "constraint-before-subview",
  "summary": "a constraint is activated before its view is added to a superview",
  "group": "crash",
  "severity": "error",
  "enabled": true,
  "fix": null,
  "options": []
}
```

UIKit installs a constraint on a common ancestor of its two views. Until both views are in the same view hierarchy,
there is no such ancestor, and activating the constraint raises an exception ("no common ancestor"): the app crashes
when the screen is set up. SnapKit's `equalToSuperview()` calls `fatalError` in this case, with the message "Expected
superview but found nil".

If several constraints of a view are activated too early, there is one finding, at the first of them, with notes at the
others.

## Flagged

```swift
final class ChatView: UIView {
  let input = UITextField()

  func setUp() {
    input.translatesAutoresizingMaskIntoConstraints = false
    input.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    addSubview(input)
  }
}
```

## Accepted

A constraint that involves only the view itself is fine, and so is one that is created earlier but activated after the
view is added.

```swift
final class ChatView: UIView {
  let input = UITextField()

  func setUp() {
    input.translatesAutoresizingMaskIntoConstraints = false
    input.heightAnchor.constraint(equalTo: input.widthAnchor).isActive = true
    let bottom = input.bottomAnchor.constraint(equalTo: bottomAnchor)
    addSubview(input)
    bottom.isActive = true
  }
}
```

## Silent when

- the constraint is activated only if a condition is met, and the view is added even if that condition is not met;
- the view is added more than once, or in another function (unless that function is always called after the one with the
  constraint, for example `setUpViews()` after `setUpConstraints()`);
- before the constraint is activated, the view is passed to a function, or a method of the view's own class is called;
- the view is created in code that was not read, or is an instance of one of your own classes and is created with
  arguments other than `frame: .zero`;
- the constraint's other item is inside the view itself, or inside its `contentView`;
- not all code in the type could be read: a bracket, string or comment is not closed, or blocks are nested too deeply.

## Sources

- Apple, [NSLayoutConstraint.isActive](https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(757, 995), line: 24), RuleExample(RuleExample.Kind.accepted, SourceRange(1157, 1497), line: 41)]),
    RulePage(
      id: #"constraints-in-layout-pass"#,
      summary: #"constraints are created and activated on every layout pass"#,
      group: RuleGroup.timing,
      severity: Severity.warning,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "constraints-in-layout-pass",
  "summary": "constraints are created and activated on every layout pass",
  "group": "timing",
  "severity": "warning",
  "enabled": true,
  "fix": null,
  "options": []
}
```

UIKit calls `layoutSubviews()` and similar methods whenever something changes: when the device rotates, a list scrolls
or text grows. Constraints that are created there are added again each time. At first, the mistake is not visible,
because the copies are identical. But scrolling stutters more with every pass, and once two copies have different
constants, the log reports conflicts. Adding constraints also requests another layout pass, so some screens never stop
laying themselves out.

There is one finding for each method that UIKit calls, at the first such constraint, with notes at the others; these
include constraints that are added by functions that the method calls.

## Flagged

```swift
final class GaugeView: UIView {
  let needle = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    needle.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    needle.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  }
}
```

## Accepted

A flag makes sure that the constraints are created only once.

```swift
final class GaugeView: UIView {
  let needle = UIView()
  private var isSetUp = false

  override func updateConstraints() {
    if !isSetUp {
      isSetUp = true
      needle.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    }
    super.updateConstraints()
  }
}
```

## Silent when

- the constraint is created conditionally, unless the other branch of the `if` or another case of the `switch` also
  creates constraints, or the condition depends only on values that no code in the file changes;
- the constraint is created in a closure that may run later;
- the method can return early (unless it does so only while some property is `nil`, and does not set that property
  itself);
- the method, or a function that it calls to add the constraint, may undo what an earlier layout pass did: it
  deactivates or removes constraints, removes views, or sets something to `nil` (but if it removes only the constraints
  in a list, a constraint that is not in any list is reported);
- the layout pass also calls another function (of the type, or of an extension of `UIView`) that deactivates or removes
  constraints or views;
- the type requests an update (`setNeedsUpdateConstraints()`) only while the object is being set up, or not at all, and
  the method is `updateConstraints()` (unless the view is a cell or header), or `updateViewConstraints()` in an app that
  fills the screen and is always portrait or always landscape;
- the constraint is created in another method, unless that method belongs to the same type, takes no parameters, and is
  called on every layout pass;
- SnapKit's `updateConstraints` or `remakeConstraints` creates the constraint: these methods update or replace earlier
  constraints.

## Sources

- Apple, [UIView.layoutSubviews()](https://developer.apple.com/documentation/uikit/uiview/layoutsubviews())
- Apple, [UIView.updateConstraints()](https://developer.apple.com/documentation/uikit/uiview/updateconstraints())

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(927, 1202), line: 25), RuleExample(RuleExample.Kind.accepted, SourceRange(1292, 1576), line: 41)]),
    RulePage(
      id: #"corner-radius-early"#,
      summary: #"a corner radius is computed before the view has its size"#,
      group: RuleGroup.timing,
      severity: Severity.info,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "corner-radius-early",
  "summary": "a corner radius is computed before the view has its size",
  "group": "timing",
  "severity": "info",
  "enabled": true,
  "fix": null,
  "options": []
}
```

A round avatar needs a corner radius of half its height. In `init` or `viewDidLoad()`, a view that is sized by
constraints has no height yet, or still has the height from the storyboard: the corners stay square, or the avatar is
not a circle on other phones.

The severity is `info`: in open-source projects, the rule reported only one corner radius, that of a view whose size is
determined by a storyboard. The rule now skips such views, and there were no other findings to judge it by.

## Flagged

```swift
final class ProfileController: UIViewController {
  let avatar = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(avatar)
    avatar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      avatar.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      avatar.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      avatar.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
    ])
    avatar.layer.cornerRadius = avatar.bounds.height / 2
  }
}
```

## Accepted

```swift
final class ProfileController: UIViewController {
  let avatar = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    avatar.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
    avatar.layer.cornerRadius = avatar.frame.height / 2
    view.addSubview(avatar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    avatar.layer.cornerRadius = avatar.bounds.height / 2
  }
}
```

## Silent when

- earlier code gives the view a frame, or lays it out;
- no constraint in the file sets the view's size, or the view is an outlet: a storyboard or nib may already have given
  the view its final size;
- the radius is set again, and the type has a method that responds to size changes;
- the code is in a closure, or in a function other than `init`, `viewDidLoad()`, `loadView()` and `awakeFromNib()`;
- the file is a test, a playground or a benchmark, or is for macOS only;
- not all code in the file could be read: a bracket, string or comment is not closed, or blocks are nested too deeply.

## Sources

- Apple, [CALayer.cornerRadius](https://developer.apple.com/documentation/quartzcore/calayer/cornerradius)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(724, 1337), line: 23), RuleExample(RuleExample.Kind.accepted, SourceRange(1364, 1787), line: 44)]),
    RulePage(
      id: #"deprecated-layout-guide"#,
      summary: #"layout depends on topLayoutGuide or bottomLayoutGuide"#,
      group: RuleGroup.adaptivity,
      severity: Severity.info,
      enabled: true,
      applicability: Applicability.unsafe,
      options: [],
      text: ###"""
```json
{
  "id": "deprecated-layout-guide",
  "summary": "layout depends on topLayoutGuide or bottomLayoutGuide",
  "group": "adaptivity",
  "severity": "info",
  "enabled": true,
  "fix": "unsafe",
  "options": []
}
```

`topLayoutGuide` and `bottomLayoutGuide` were deprecated in iOS 11. They ignore the left and right sides of the screen
(where the notch of a rotated phone is) and the bars that a container adds, so content is hidden behind the notch or the
bars. `automaticallyAdjustsScrollViewInsets` was replaced by `contentInsetAdjustmentBehavior`.

The severity is `info`: of 15 guides that the rule reported in open-source projects, 7 were worth replacing.

## Flagged

```swift
final class NoteController: UIViewController {
  let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
    text.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
      text.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
```

## Accepted

```swift
final class NoteController: UIViewController {
  let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
    text.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      text.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
```

## Fix

Unsafe: the safe area requires iOS 11, and may differ from the guides where the guides ignore an inset.
`topLayoutGuide.bottomAnchor` becomes `view.safeAreaLayoutGuide.topAnchor`, `bottomLayoutGuide.topAnchor` becomes
`view.safeAreaLayoutGuide.bottomAnchor`, and `length` becomes `view.safeAreaInsets.top` or `view.safeAreaInsets.bottom`.
Guides in SnapKit calls, and in the item and attribute arguments of `NSLayoutConstraint(item:…)`, are replaced, too. For
other code, there is no fix.

## Silent when

- judging by the lowest deployment target of the nearest `Package.swift`, Xcode project (with its `.xcconfig` files),
  XcodeGen `project.yml`, Tuist `Project.swift`, podspec or Podfile, the project supports versions before iOS 11, which
  have no replacement for the guides;
- `automaticallyAdjustsScrollViewInsets` is set in a file that does not mention any kind of scroll view, or that also
  sets `contentInsetAdjustmentBehavior`;
- the enclosing function or property checks availability (`#available`, `@available`);
- the file declares its own `topLayoutGuide` or `bottomLayoutGuide`, or the code is not in a view controller and does
  not mention a view controller;
- the file is a test, a playground or a benchmark, or is for macOS only.

## Sources

- Apple, [UIViewController.topLayoutGuide](https://developer.apple.com/documentation/uikit/uiviewcontroller/toplayoutguide)
- Apple, [UIView.safeAreaLayoutGuide](https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(690, 1231), line: 22), RuleExample(RuleExample.Kind.accepted, SourceRange(1258, 1816), line: 42)]),
    RulePage(
      id: #"device-orientation-in-layout"#,
      summary: #"layout depends on the orientation of the device"#,
      group: RuleGroup.adaptivity,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "device-orientation-in-layout",
  "summary": "layout depends on the orientation of the device",
  "group": "adaptivity",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

`UIDevice.current.orientation` is the orientation of the device, not that of the app. A phone on a table is face up or
face down, and the orientation of a device that has not been moved since the app started is unknown. If code checks for
portrait, for example, and treats every other orientation as landscape, it lays out a portrait screen as if it were in
landscape: text is cut off on the right, or half of the screen is empty. The same happens if the user has locked the
orientation.

## Flagged

```swift
final class CardController: UIViewController {
  let card = UIView()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.addSubview(card)
    if UIDevice.current.orientation.isPortrait {
      card.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 200)
    } else {
      card.frame = CGRect(x: 0, y: 0, width: 200, height: view.bounds.height)
    }
  }
}
```

## Accepted

```swift
final class CardController: UIViewController {
  let card = UIView()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.addSubview(card)
    if view.bounds.width < view.bounds.height {
      card.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 200)
    } else {
      card.frame = CGRect(x: 0, y: 0, width: 200, height: view.bounds.height)
    }
  }
}
```

## Silent when

- the code does not treat all other orientations in the same way: the `if` has no `else`, or has an `else if` that
  checks for another orientation;
- the condition has several parts that are separated by commas, or the orientation of the device is used only if there
  is no window scene (`??`);
- the function mentions flat or unknown orientations, or the orientation of pictures and videos;
- the code is not in a view, a view controller or a collection view layout;
- the file is a test, a playground or a benchmark, or is for macOS only.

## Sources

- Apple, [UIDeviceOrientation](https://developer.apple.com/documentation/uikit/uideviceorientation): includes `unknown`,
  `faceUp` and `faceDown`
- Apple, [UIDevice.orientation](https://developer.apple.com/documentation/uikit/uidevice/orientation): "may be different from
  the current orientation of your application's user interface"

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(729, 1130), line: 22), RuleExample(RuleExample.Kind.accepted, SourceRange(1157, 1557), line: 40)]),
    RulePage(
      id: #"device-size-check"#,
      summary: #"the screen size is compared with that of a particular device"#,
      group: RuleGroup.adaptivity,
      severity: Severity.info,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "device-size-check",
  "summary": "the screen size is compared with that of a particular device",
  "group": "adaptivity",
  "severity": "info",
  "enabled": true,
  "fix": null,
  "options": []
}
```

In 2017, `UIScreen.main.bounds.height == 812` was true on every phone with a notch. Most later phones are 844, 852, 874,
896 or more points tall, so the code takes the branch for phones without a notch, and a button is under the home
indicator. In Split View, an iPad app can have any width, so its code may happen to take the branch for a phone.

A function or variable that compares several sizes is reported once, at the first comparison. A type whose `let`
constants contain several comparisons is reported once, at its name. Notes show the other comparisons.

## Flagged

```swift
final class SignInController: UIViewController {
  let button = UIButton()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bottom: CGFloat = UIScreen.main.bounds.height == 812 ? 34 : 0
    button.frame.origin.y = view.bounds.maxY - bottom - button.bounds.height
  }
}
```

## Accepted

```swift
final class SignInController: UIViewController {
  let button = UIButton()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bottom = view.safeAreaInsets.bottom
    button.frame.origin.y = view.bounds.maxY - bottom - button.bounds.height
  }
}
```

## Silent when

- the number is not the width or height of an iPhone or iPad screen, in points or in pixels;
- the comparison or the range in a `case` sets a threshold between small and large screens, in points
  (`bounds.height <= 568`, `case ..<667`), so every screen is on one of the two sides; `>= 812` and `> 736` are reported
  because they check for a notch;
- the size does not come from `UIScreen`, or is stored in a variable first;
- the file is a test, a playground or a benchmark, or is for macOS only.

## Sources

- Apple, [Human Interface Guidelines: Layout](https://developer.apple.com/design/human-interface-guidelines/layout)
- [material-components-ios #2078](https://github.com/material-components/material-components-ios/issues/2078): hard-coded
  checks for one phone

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(806, 1111), line: 23), RuleExample(RuleExample.Kind.accepted, SourceRange(1138, 1417), line: 37)]),
    RulePage(
      id: #"direct-layout-call"#,
      summary: #"code calls a layout method that only the system may call, or one whose result is overridden by constraints"#,
      group: RuleGroup.timing,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "direct-layout-call",
  "summary": "code calls a layout method that only the system may call, or one whose result is overridden by constraints",
  "group": "timing",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

A view lays itself out in `layoutSubviews()` and similar methods *when the system calls them*. A direct call runs
immediately, before the superview has given the view its size and before constraints are solved, so subviews are laid
out for the old size. Later, the system calls the method again, so the work is done twice, and the screen often jumps
visibly from one layout to the other.

Calling `layoutIfNeeded()` in `intrinsicContentSize` is just as bad: the system reads that property while it computes
the layout, so one layout pass runs inside another, with the old width, and the property returns the size from the
previous pass.

`sizeToFit()` sets the size of a view once. If the view has constraints, the next layout pass sets its size from them,
so the call only wastes time, or makes the view appear at a different size for a moment.

## Flagged

```swift
final class CardView: UIView {
  var isWide = false {
    didSet { layoutSubviews() }
  }

  func refresh(_ header: HeaderView) {
    header.updateConstraints()
  }
}

final class GrowingTable: UITableView {
  override var intrinsicContentSize: CGSize {
    layoutIfNeeded()
    return contentSize
  }
}
```

## Accepted

```swift
final class CardView: UIView {
  var isWide = false {
    didSet { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
  }

  func refresh(_ header: HeaderView) {
    header.setNeedsUpdateConstraints()
    header.layoutIfNeeded()
  }
}

final class GrowingTable: UITableView {
  override var contentSize: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { contentSize }
}
```

## Silent when

- the call is to `super`, as in every override;
- the file declares a method with the same name that is not an override;
- the receiver is neither a view nor a controller, judging by its name or class;
- `sizeToFit()` is called on a view whose frame the type reads or sets, or whose
  `translatesAutoresizingMaskIntoConstraints` the type does not set to `false`;
- the file is a test.

## Sources

- Apple, [UIView.layoutSubviews()](https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()): "You should not
  call this method directly. If you want to force a layout update, call the setNeedsLayout() method instead"
- Apple, [UIView.updateConstraints()](https://developer.apple.com/documentation/uikit/uiview/updateconstraints())

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(1132, 1436), line: 28), RuleExample(RuleExample.Kind.accepted, SourceRange(1463, 1926), line: 49)]),
    RulePage(
      id: #"dirty-rect-as-bounds"#,
      summary: #"draw(_:) treats the rectangle passed to it as the view's bounds, although it may cover only part of the view"#,
      group: RuleGroup.placement,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "dirty-rect-as-bounds",
  "summary": "draw(_:) treats the rectangle passed to it as the view's bounds, although it may cover only part of the view",
  "group": "placement",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

The rectangle that is passed to `draw(_:)` is the part of the view that needs to be redrawn. Often it is the whole view,
so the drawing looks right at first. After scrolling, or when a neighboring view or an animation causes only a part of
the view to be redrawn, the rectangle covers only that part: circles shrink, centered text moves, and fragments that
were drawn for different sizes appear next to each other. On macOS 14 and later, the rectangle can also be larger than
the view.

## Flagged

```swift
final class GaugeView: NSView {
  override func draw(_ dirtyRect: NSRect) {
    NSColor.systemBlue.setFill()
    let side: CGFloat = 20
    NSBezierPath(ovalIn: NSRect(x: (dirtyRect.width - side) / 2, y: 0, width: side, height: side)).fill()
  }
}

final class BadgeView: NSView {
  override func draw(_ dirtyRect: NSRect) {
    NSBezierPath(roundedRect: dirtyRect, xRadius: 4, yRadius: 4).fill()
  }
}
```

## Accepted

```swift
final class GaugeView: NSView {
  override func draw(_ dirtyRect: NSRect) {
    NSColor.white.setFill()
    dirtyRect.fill()
    let side: CGFloat = 20
    NSBezierPath(ovalIn: NSRect(x: (bounds.width - side) / 2, y: 0, width: side, height: side)).fill()
  }
}
```

## Silent when

- the rectangle is only filled, cleared, compared or used for clipping, or its edges only determine where drawing starts
  and ends;
- the function shadows the parameter (`let rect = bounds`);
- on iOS, the view is always redrawn in full: no code in the file calls `setNeedsDisplay(_:)` with a rectangle;
- the file is for macOS only and contains no layout code: such files are not read;
- the file is a test.

## Sources

- Apple, [NSView.draw(_:)](https://developer.apple.com/documentation/appkit/nsview/draw(_:)): the rectangle is the
  portion of the view that needs to be updated
- Apple, [UIView.draw(_:)](https://developer.apple.com/documentation/uikit/uiview/draw(_:)): the first time the view is
  drawn, the rectangle is typically the entire bounds; later drawing operations may specify only a part of the view

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(779, 1182), line: 22), RuleExample(RuleExample.Kind.accepted, SourceRange(1209, 1470), line: 40)]),
    RulePage(
      id: #"duplicate-constraint"#,
      summary: #"the same constraint is activated twice"#,
      group: RuleGroup.redundancy,
      severity: Severity.info,
      enabled: true,
      applicability: Applicability.safe,
      options: [],
      text: ###"""
```json
{
  "id": "duplicate-constraint",
  "summary": "the same constraint is activated twice",
  "group": "redundancy",
  "severity": "info",
  "enabled": true,
  "fix": "safe",
  "options": []
}
```

At first, the mistake is not visible on screen, because identical constraints do not conflict. But each layout pass
solves one more equation, and when somebody changes the margin in one of the two lines, the other still has the old
number. From then on, the log reports conflicting constraints, and the view may stay where it was. The usual cause is a
copied line that somebody forgot to change.

The severity is `info`, because the layout is still right. Of 25 duplicates in open-source projects, 22 were worth
deleting.

## Flagged

```swift
final class PriceRow: UIView {
  let price = UILabel()

  func setUp() {
    addSubview(price)
    price.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      price.topAnchor.constraint(equalTo: topAnchor),
      price.trailingAnchor.constraint(equalTo: trailingAnchor),
      price.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
```

## Accepted

Only one of the two branches runs:

```swift
final class PriceRow: UIView {
  let price = UILabel()

  func setUp(isCompact: Bool) {
    addSubview(price)
    price.translatesAutoresizingMaskIntoConstraints = false
    if isCompact {
      price.topAnchor.constraint(equalTo: topAnchor).isActive = true
      price.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    } else {
      price.topAnchor.constraint(equalTo: topAnchor).isActive = true
      price.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
  }
}
```

## Fix

The fix deletes the lines of the second copy. The first one stays, so the layout does not change. There is no fix if the
lines contain anything else, such as a comment.

## Silent when

- it is not certain that both constraints are active at the same time: they are in different branches or functions, or
  in closures that may run at another time;
- one of the constraints is stored in a property, returned or passed on, or gets a different constant later;
- one of the constraints comes from a visual format, which often has to repeat constraints;
- priorities, constants, multipliers or targets differ, or are not known to be the same;
- the same name may refer to several views: it is assigned twice, is computed, or is an element of a list.

## Sources

- Apple, [Auto Layout Guide: Anatomy of a Constraint](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html)
- Apple, [Auto Layout Guide: Unsatisfiable Layouts](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/ConflictingLayouts.html)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(747, 1121), line: 24), RuleExample(RuleExample.Kind.accepted, SourceRange(1184, 1692), line: 44)]),
    RulePage(
      id: #"early-geometry"#,
      summary: #"layout uses a view's safe area or size before that value is known"#,
      group: RuleGroup.timing,
      severity: Severity.info,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "early-geometry",
  "summary": "layout uses a view's safe area or size before that value is known",
  "group": "timing",
  "severity": "info",
  "enabled": true,
  "fix": null,
  "options": []
}
```

In `viewDidLoad()`, the view is not in a window yet: the safe area insets are zero, and the view's size is not final (it
may still be the size from the storyboard). If a constant or a layer's frame is computed from these values, a button may
be under the home indicator, or a gradient may cover only half of an iPad screen. The code works only on the device that
the storyboard was designed for.

## Flagged

```swift
final class PlayerController: UIViewController {
  let controls = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(controls)
    controls.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      controls.bottomAnchor.constraint(
        equalTo: view.bottomAnchor, constant: -view.safeAreaInsets.bottom),
      controls.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }
}
```

## Accepted

```swift
final class PlayerController: UIViewController {
  let controls = UIView()
  let shade = CAGradientLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.layer.addSublayer(shade)
    view.addSubview(controls)
    controls.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      controls.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      controls.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    shade.frame = view.bounds
  }
}
```

## Silent when

- the code computes a view's frame, and does not use `safeAreaInsets`: `stale-frame` reports such frames;
- the code computes something other than a constant, an inset, an item size, a content size or the frame of a layer;
- other code in the file also sets the property that receives the result (`top.constant = 0`), possibly through another
  variable that refers to the same object;
- the value is read through a name that is declared as a parameter, a local variable, a loop variable or a closure
  parameter, such as `view` in `func addBorder(to view: UIView)`; in `guard let view = self.view`, `view` is still the
  controller's view;
- the value is a content size, and SnapKit or anchors constrain a subview of the scroll view to the trailing and bottom
  edges of the scroll view's content: these constraints replace the content size;
- the code is in a branch for systems older than the project's deployment target, such as the `else` of
  `if #available(iOS 10.0, *)`;
- the value is the size of the controller's view, provided that each app in the project fills the screen and is always
  portrait or always landscape, and that no outlet or action in the file shows that a nib gave the view its size;
- the value is read in a function that may also be called by functions other than `init`, `viewDidLoad()` and
  `loadView()`;
- the value is the size of a view other than the controller's own view: code may have set that size. This also applies
  to a view's own size in its initializer, unless the view is a table view cell, its initializers pass a zero frame to
  `super`, or code in the file creates it without a frame;
- the code is in a closure, which may run at another time (SnapKit runs its closures immediately, so they are checked
  unless the view's constraints are also updated elsewhere in the file);
- the value is `layoutMargins`, and the view sets its own margins, or is neither a cell nor a controller's view;
- the file is a test, a playground or a benchmark, or is for macOS only;
- not all code in the file could be read: a bracket, string or comment is not closed, or blocks are nested too deeply.

## Sources

- Apple, [UIView.safeAreaInsets](https://developer.apple.com/documentation/uikit/uiview/safeareainsets): "If the view is not
  currently installed in a view hierarchy, or is not yet visible onscreen, the edge insets in this property are 0."
- Apple, [viewDidLayoutSubviews()](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews())

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(636, 1094), line: 21), RuleExample(RuleExample.Kind.accepted, SourceRange(1121, 1728), line: 40)]),
    RulePage(
      id: #"edge-ignores-safe-area"#,
      summary: #"text or a control is pinned to the edge of the screen instead of the safe area"#,
      group: RuleGroup.placement,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "edge-ignores-safe-area",
  "summary": "text or a control is pinned to the edge of the screen instead of the safe area",
  "group": "placement",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

A label 20 points below the top edge of a controller's view clears the status bar of older phones. On phones without a
home button, the status bar is 44 to 62 points tall and surrounds the camera, so the clock covers the text. At the
bottom, the home indicator covers the lowest 34 points and intercepts the first touch. The rule is off by default
because nothing is covered if the view starts below a navigation bar that is not translucent.

## Flagged

```swift
final class LoginController: UIViewController {
  let heading = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(heading)
    heading.translatesAutoresizingMaskIntoConstraints = false
    heading.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true
  }
}
```

## Accepted

```swift
final class LoginController: UIViewController {
  let heading = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(heading)
    heading.translatesAutoresizingMaskIntoConstraints = false
    heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
  }
}
```

## Silent when

- the project supports versions before iOS 11, which have no safe area: see
  [deprecated-layout-guide](deprecated-layout-guide.md);
- the view is not an instance of one of UIKit's text or control classes: images and backgrounds may extend under the
  bars;
- the view is pinned to both the top and the bottom of the controller's view;
- the distance clears the bars: 44 points or more at the top, 34 or more at the bottom;
- the constant is a name or formula with an unknown value, or code adjusts the constant later;
- the other item is not the `view` of a controller.

## Sources

- Apple, [safeAreaLayoutGuide](https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide)
- Apple, [Positioning content relative to the safe area](https://developer.apple.com/documentation/uikit/positioning-content-relative-to-the-safe-area)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(707, 1023), line: 21), RuleExample(RuleExample.Kind.accepted, SourceRange(1050, 1372), line: 36)]),
    RulePage(
      id: #"equal-hugging"#,
      summary: #"views in a row have equal hugging priorities, so any of them may stretch"#,
      group: RuleGroup.ambiguity,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "equal-hugging",
  "summary": "views in a row have equal hugging priorities, so any of them may stretch",
  "group": "ambiguity",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

Two labels are side by side between the edges of their superview. When the texts are short, one of the labels has to
become wider than its text. Both labels resist stretching with the same content hugging priority, which is 250 for views
created in code, so stretching one label is as good a solution as stretching the other. The system picks one of the
labels, and may pick the other after a change of text, language or system version. The result is a gap in the wrong
place, or a label that jumps.

## Flagged

```swift
final class PriceRow: UIView {
  let name = UILabel()
  let price = UILabel()

  func setUp() {
    addSubview(name)
    addSubview(price)
    name.translatesAutoresizingMaskIntoConstraints = false
    price.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: topAnchor),
      price.topAnchor.constraint(equalTo: topAnchor),
      name.leadingAnchor.constraint(equalTo: leadingAnchor),
      price.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      price.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
```

## Accepted

```swift
final class PriceRow: UIView {
  let name = UILabel()
  let price = UILabel()

  func setUp() {
    addSubview(name)
    addSubview(price)
    name.translatesAutoresizingMaskIntoConstraints = false
    price.translatesAutoresizingMaskIntoConstraints = false
    price.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: topAnchor),
      price.topAnchor.constraint(equalTo: topAnchor),
      name.leadingAnchor.constraint(equalTo: leadingAnchor),
      price.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      price.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
```

## Silent when

- code in the type sets a content hugging or compression resistance priority conditionally, to an unknown number, or on
  an unknown view (known priorities are taken into account);
- `ambiguous-layout` would skip a view in the row, or a view to which an end of the row is constrained, because
  something else may position it;
- one of the views is an instance of one of your own classes, which may have sizes and priorities of their own;
- the row is in a control, which is as wide as its content unless something stretches it;
- the views form a column in a view or cell, which may be as tall as its content (columns in a view controller's view
  are checked).

The rule is off by default: in many rows, it does not matter which view stretches.

## Sources

- Apple, [Auto Layout Guide: Views with Intrinsic Content Size](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/ViewswithIntrinsicContentSize.html)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(750, 1368), line: 22), RuleExample(RuleExample.Kind.accepted, SourceRange(1395, 2078), line: 45)]),
    RulePage(
      id: #"fixed-text-width"#,
      summary: #"a localized label or button has a fixed width, or the frame of a label or button ends past the edge of most iPhone screens"#,
      group: RuleGroup.adaptivity,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "fixed-text-width",
  "summary": "a localized label or button has a fixed width, or the frame of a label or button ends past the edge of most iPhone screens",
  "group": "adaptivity",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

"Refresh" fits in 60 points; "Aktualisieren" does not, and is cut off. A label with a frame that ends 410 points from
the left edge is cut off at the right edge of most iPhone screens.

## Flagged

```swift
final class StatusView: UIView {
  let button = UIButton()

  func setUp() {
    addSubview(button)
    button.setTitle(NSLocalizedString("Refresh", comment: ""), for: .normal)
    button.frame = CGRect(x: 8, y: 5, width: 60, height: 20)
  }
}
```

## Accepted

```swift
final class StatusView: UIView {
  let button = UIButton()

  func setUp() {
    addSubview(button)
    button.setTitle(NSLocalizedString("Refresh", comment: ""), for: .normal)
    button.frame.origin = CGPoint(x: 8, y: 5)
    button.sizeToFit()
  }
}
```

## Silent when

- the width is not a literal, or is greater than 120 points (except in a frame that ends more than 402 points from the
  left);
- the title is not localized in the same file (this does not matter for a frame that ends outside the screen);
- the text may shrink or wrap (`adjustsFontSizeToFitWidth`, `numberOfLines`, a configured `titleLabel`), or the button shows
  an image;
- in SnapKit code, another call is chained to the one that sets the width, as in `equalTo(44).priority(.high)`;
- the width is part of a frame, and the view also has constraints, an autoresizing mask or another frame;
- the view is not known to be a label or a button;
- the file is a test, a playground or a benchmark.

## Sources

- Apple, [Localization](https://developer.apple.com/localization/)
- W3C, [Text size in translation](https://www.w3.org/International/articles/article-text-size): short texts often need
  twice as much room in another language

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(489, 733), line: 19), RuleExample(RuleExample.Kind.accepted, SourceRange(760, 1012), line: 33)]),
    RulePage(
      id: #"frame-on-constrained-view"#,
      summary: #"code sets the frame of a view that has constraints"#,
      group: RuleGroup.conflict,
      severity: Severity.warning,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "frame-on-constrained-view",
  "summary": "code sets the frame of a view that has constraints",
  "group": "conflict",
  "severity": "warning",
  "enabled": true,
  "fix": null,
  "options": []
}
```

The view is positioned by its constraints: the next layout pass computes its frame from them and discards the assigned
one. At best, the line has no effect. At worst, the view briefly appears at the assigned position before it jumps, and
anyone who changes a number in that line wonders why nothing moves.

## Flagged

```swift
final class TourController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let hint = UILabel()
    hint.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(hint)
    hint.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    hint.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    hint.frame = view.bounds
  }
}
```

## Accepted

```swift
final class TourController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let hint = UILabel()
    view.addSubview(hint)
    hint.frame = view.bounds
  }
}
```

## Silent when

- the assignment comes before the constraints, so it sets the view's initial frame; or it is in another function, so it
  may move the view temporarily;
- the function calls `layoutIfNeeded()`, so an animation may start from the assigned frame;
- the assignment is in a closure, such as an animation block;
- the constraints are not certain to position the view on both axes, or are stored;
- no code that was read sets the view's `translatesAutoresizingMaskIntoConstraints` to `false`.

## Sources

- Apple, [translatesAutoresizingMaskIntoConstraints](https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(547, 945), line: 20), RuleExample(RuleExample.Kind.accepted, SourceRange(972, 1161), line: 36)]),
    RulePage(
      id: #"frame-past-container"#,
      summary: #"a frame starts inside its superview but is as wide or as tall as the superview"#,
      group: RuleGroup.placement,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "frame-past-container",
  "summary": "a frame starts inside its superview but is as wide or as tall as the superview",
  "group": "placement",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

If a view starts 16 points from the left and is as wide as its superview, it extends 16 points past the superview's
right edge. Centered text is then 16 points off, and the last words of long text are cut off. If a table view starts 64
points from the top and is as tall as its superview, its last rows are hidden.

The same happens if only one of two insets is subtracted: `x: insets.left` needs
`width: bounds.width - insets.left - insets.right`.

## Flagged

```swift
final class BannerController: UIViewController {
  let banner = UILabel()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.addSubview(banner)
    banner.frame = CGRect(x: 16, y: 0, width: view.bounds.width, height: 44)
  }
}
```

## Accepted

```swift
final class BannerController: UIViewController {
  let banner = UILabel()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.addSubview(banner)
    banner.frame = CGRect(x: 16, y: 0, width: view.bounds.width - 32, height: 44)
  }
}
```

## Silent when

- the frame's `x` (or `y`) is neither an inset nor a literal number of at most 100: a page of a scroll view starts at a
  multiple of the width, and a view that is kept off screen starts at a larger coordinate;
- the frame is stored in a local constant that the function uses more than once;
- the size is not exactly that of the superview, as in `view.bounds.width - 16` (if the function creates the superview
  with a frame, the size in that frame counts as the size of the superview);
- the code adds the view to no superview, or to more than one;
- the superview scrolls;
- a width or height constraint subtracts only one inset, but the view's right, trailing or bottom edge is constrained,
  too.

## Sources

- Apple, [UIView.frame](https://developer.apple.com/documentation/uikit/uiview/frame)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(712, 974), line: 23), RuleExample(RuleExample.Kind.accepted, SourceRange(1001, 1268), line: 37)]),
    RulePage(
      id: #"frame-without-mask"#,
      summary: #"code turns off a view's autoresizing mask and sets its frame, but adds no constraints"#,
      group: RuleGroup.conflict,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "frame-without-mask",
  "summary": "code turns off a view's autoresizing mask and sets its frame, but adds no constraints",
  "group": "conflict",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

Auto Layout ignores the frame of a view whose `translatesAutoresizingMaskIntoConstraints` is `false`. Without
constraints, nothing determines where the view is: after a layout pass, it may be at the origin of its superview with a
size of zero. The line that sets the property to `false` was probably copied from the code of a view with constraints.
The rule is off by default because many such views are visible all the same, as long as their frames are set again
whenever the layout changes.

## Flagged

```swift
final class TourController: UIViewController {
  private let hint = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    hint.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(hint)
    hint.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
  }
}
```

## Accepted

```swift
final class TourController: UIViewController {
  private let hint = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(hint)
    hint.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
  }
}
```

## Silent when

- a constraint involves the view, or not all constraints of the views around it could be read;
- the view is passed to other code, is stored in a property that other code accesses, or is not added to a superview;
- the view is arranged by a stack view.

## Sources

- Apple, [translatesAutoresizingMaskIntoConstraints](https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(760, 1045), line: 22), RuleExample(RuleExample.Kind.accepted, SourceRange(1072, 1298), line: 37)]),
    RulePage(
      id: #"frozen-size"#,
      summary: #"a constraint's constant is computed from the size that a view has when the code runs"#,
      group: RuleGroup.timing,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "frozen-size",
  "summary": "a constraint's constant is computed from the size that a view has when the code runs",
  "group": "timing",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

Code that reads `frame.height` gets the current height, which is 0 before the first layout pass. If a constraint uses
this height as its constant, the view stays at that height: after rotation, a panel is still as tall as it was in
portrait, and a list whose rows appear later stays as short as it was when it was empty.

## Flagged

```swift
final class AttachmentsController: UIViewController {
  let list = UITableView()
  let card = UIView()
  private var parentHeight: CGFloat = 0

  func show(in parentView: UIView) {
    parentView.addSubview(list)
    list.translatesAutoresizingMaskIntoConstraints = false
    list.heightAnchor.constraint(lessThanOrEqualToConstant: list.frame.height).isActive = true
    parentHeight = parentView.frame.height
  }

  func update(inset: CGFloat) {
    card.heightAnchor.constraint(equalToConstant: parentHeight - inset).isActive = true
  }
}
```

## Accepted

```swift
final class AttachmentsController: UIViewController {
  let list = UITableView()
  let card = UIView()

  func show(in parentView: UIView) {
    parentView.addSubview(list)
    parentView.addSubview(card)
    list.translatesAutoresizingMaskIntoConstraints = false
    list.heightAnchor.constraint(lessThanOrEqualTo: parentView.heightAnchor).isActive = true
    card.heightAnchor.constraint(equalTo: parentView.heightAnchor, constant: -8).isActive = true
  }
}
```

## Silent when

- the function gives the view a size (with a frame, `sizeToFit()` or `layoutIfNeeded()`) before it reads the size, or
  the view is created with a frame;
- the constraint is on a view other than the one whose size is read, and the size is not stored in a property;
- the view is not created in the initial value of a property: a view from elsewhere may already have a size;
- the property that stores the size is set in a layout method, in code that handles a gesture, or in more than one
  place; or its value is computed from the size rather than equal to it, or is used for anything other than constraint
  constants;
- the file is a test, a playground or a benchmark, or is for macOS only.

## Sources

- Apple, [UIView.frame](https://developer.apple.com/documentation/uikit/uiview/frame)
- Apple, [UIView.layoutSubviews()](https://developer.apple.com/documentation/uikit/uiview/layoutsubviews())

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(578, 1119), line: 20), RuleExample(RuleExample.Kind.accepted, SourceRange(1146, 1606), line: 41)]),
    RulePage(
      id: #"hard-coded-frame"#,
      summary: #"a view's frame is hard-coded"#,
      group: RuleGroup.numbers,
      severity: Severity.info,
      enabled: false,
      applicability: Applicability.unsafe,
      options: [RuleOption(#"allowed"#, defaultValue: OptionValue.numbers([0.0, 1.0, -1.0, 0.5, -0.5]), meaning: #"numbers that are never reported; compared by value, so 1 allows 1.0 too"#, minimum: nil), RuleOption(#"examples"#, defaultValue: OptionValue.boolean(false), meaning: #"whether code in folders of examples is checked: folders whose names contain the word Demo, Example or Sample (or the plural), such as ChatDemo, SampleApp or sample-chat"#, minimum: nil), RuleOption(#"grid"#, defaultValue: OptionValue.number(0.0), meaning: #"multiples of this number are not reported, for a 4-point or 8-point grid; 0 for no grid"#, minimum: 0.0), RuleOption(#"height-helper"#, defaultValue: OptionValue.string(#"calculateHeight"#), meaning: #"the function or property that scales a number to the height of the screen, if the project has one"#, minimum: nil), RuleOption(#"minimum"#, defaultValue: OptionValue.number(3.0), meaning: #"the smallest absolute value, in points, that is reported"#, minimum: 0.0), RuleOption(#"named"#, defaultValue: OptionValue.boolean(true), meaning: #"whether a constant that the file declares with a plain number is reported (once) if layout uses it; design tokens such as Spacing.m are not reported"#, minimum: nil), RuleOption(#"tap-sizes"#, defaultValue: OptionValue.numbers([44.0]), meaning: #"sizes of touch targets, which are not reported"#, minimum: nil), RuleOption(#"width-helper"#, defaultValue: OptionValue.string(#"calculateWidth"#), meaning: #"the function or property that scales a number to the width of the screen, if the project has one"#, minimum: nil)],
      text: ###"""
```json
{
  "id": "hard-coded-frame",
  "summary": "a view's frame is hard-coded",
  "group": "numbers",
  "severity": "info",
  "enabled": false,
  "fix": "unsafe",
  "options": [
    {
      "name": "allowed",
      "type": "list of numbers",
      "default": [0, 1, -1, 0.5, -0.5],
      "meaning": "numbers that are never reported; compared by value, so 1 allows 1.0 too"
    },
    {
      "name": "examples",
      "type": "boolean",
      "default": false,
      "meaning": "whether code in folders of examples is checked: folders whose names contain the word Demo, Example or Sample (or the plural), such as ChatDemo, SampleApp or sample-chat"
    },
    {
      "name": "grid",
      "type": "number",
      "default": 0,
      "meaning": "multiples of this number are not reported, for a 4-point or 8-point grid; 0 for no grid",
      "minimum": 0
    },
    {
      "name": "height-helper",
      "type": "string",
      "default": "calculateHeight",
      "meaning": "the function or property that scales a number to the height of the screen, if the project has one"
    },
    {
      "name": "minimum",
      "type": "number",
      "default": 3,
      "meaning": "the smallest absolute value, in points, that is reported",
      "minimum": 0
    },
    {
      "name": "named",
      "type": "boolean",
      "default": true,
      "meaning": "whether a constant that the file declares with a plain number is reported (once) if layout uses it; design tokens such as Spacing.m are not reported"
    },
    {
      "name": "tap-sizes",
      "type": "list of numbers",
      "default": [44],
      "meaning": "sizes of touch targets, which are not reported"
    },
    {
      "name": "width-helper",
      "type": "string",
      "default": "calculateWidth",
      "meaning": "the function or property that scales a number to the width of the screen, if the project has one"
    }
  ]
}
```

A hard-coded frame fits only one screen size. A button whose center is at x = 343 is near the right edge of a 375-point
phone, is off screen on a 320-point one, and floats in the middle of an iPad screen. When the phone is rotated or the
window is resized, nothing moves. A width that fits an English title cuts off the German one. Frames that are computed
from the superview's bounds and the size of the text adapt to all these changes.

## Flagged

```swift
final class PlayerBar: UIView {
  let cover = UIImageView(frame: CGRect(x: 16, y: 8, width: 48, height: 48))
  let title = UILabel()
  let button = UIButton()

  func setUp() {
    addSubview(cover)
    addSubview(title)
    addSubview(button)
    title.frame = CGRect(x: 76, y: 20, width: 240, height: 24)
    button.frame.size = CGSize(width: 44, height: 44)
    button.center = CGPoint(x: 343, y: 32)
  }
}
```

## Accepted

```swift
final class PlayerBar: UIView {
  let cover = UIImageView(frame: .zero)
  let title = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
  let hairline = UIView()

  func setUp() {
    addSubview(cover)
    addSubview(title)
    addSubview(hairline)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let content = bounds.inset(by: layoutMargins)
    let parts = content.divided(atDistance: content.height, from: .minXEdge)
    cover.frame = parts.slice
    title.frame = parts.remainder
    hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
  }
}
```

## Fix

Unsafe: the layout changes on other screens, as intended. If a type in the project contains design tokens, and one of
them has exactly the value of the reported number, the fix uses that constant: `16` becomes `Spacing.m`. A type contains
design tokens if its name ends with `Spacing`, `Padding`, `Margin`, `Inset`, `Dimension` (or the plural of one of
these), `Metrics` or `Grid`, and if it has at least three static constants, is visible to all files, and is not nested
in a view or another component. A type listed in `facts.tokens` counts as a type with design tokens, too; it may also be
a class, or a type that the project extends, such as `CGFloat`. The constant's name must fit: a constant for spacings is
not used for a height, `columnWidth` is used for the horizontal axis only, `bottomInset` at bottom edges only, and
`avatarSize` only where the name of the view, of its type or of the reported constant contains "avatar". Code in the
file's folder, or in a parent folder, must already mention the type, unless `facts.tokens` lists it. Each module that
contains the file must contain the type, or the type must be public and the file must import the type's module. A module
is a target of an Xcode project, a Swift package or a Tuist project, or a pod that a podspec describes; a file that no
project mentions is assumed to belong to the same modules as the files next to it.

If no design token fits, the fix scales the number with a function or property that the project already has for this
purpose. Which one it uses depends on the axis: `16.calculateWidth()` for horizontal lengths, `16.calculateHeight()` for
vertical ones. For a square view or an image view, the fix scales both width and height with the function for vertical
lengths, so the view keeps its shape. The options `width-helper` and `height-helper` set the names of the functions; if
they are not set, the fix uses the project's function for the axis, provided that there is only one. A scaling function
is used only under the same conditions as a design token, and only if its code multiplies the number by a ratio of
screen sizes and returns the number unchanged at the screen size that the design was made for
(`self * UIScreen.main.bounds.width / 375`). If the value of a design token is merely close to the number, the finding
suggests that constant, but the fix does not use it. `layoutlint support scaled` prints functions that scale numbers to
the screen size, for you to add to your project.

A number is not scaled if other code depends on its value: the same number, or twice the number, is part of a formula in
the same function (an inset of 20 and `view.width - 40`); another frame in the function is computed by adding or
subtracting numbers; half of the number is a corner radius; or the type computes its own size by adding up numbers
(`intrinsicContentSize`, a function that returns a `CGSize`).

## Silent when

- the length is computed from the number with a function, a property or a formula (`UIFontMetrics`, `16.scaled`,
  `2 * unit`);
- the number is in `allowed`, is a multiple of `grid`, or has an absolute value below `minimum`;
- instead of a number, the code uses a design token (`Spacing.m`, `Metrics.inset`), or a name that another file
  declares;
- the number is a width or height that `tap-sizes` lists;
- the rectangle, size or point is not assigned to a view: drawing code and plain values are not reported;
- the view's `autoresizingMask` adjusts the coordinate or length when the superview is resized: `.flexibleWidth`,
  `.flexibleHeight`, and, for x and y, `.flexibleLeftMargin` and `.flexibleTopMargin`;
- something else positions the view: the file, or an extension of the same type in another file, constrains the view or
  sets its `translatesAutoresizingMaskIntoConstraints` to `false` (perhaps in a loop over several views); a stack or a
  grid arranges the view; the view is a controller's root view; or a bar, a cell, a text field or a table view contains
  it (`titleView`, `accessoryView`, `tableHeaderView`, `customView:`, the header of a section …);
- the number applies only to some screens: it is in a branch whose condition checks a size class, the user interface
  idiom of the device, or the bounds of `UIScreen` or of the app's window, either directly or through a name such as
  `static var isSmallPhone: Bool`;
- the code is compiled only for debugging (`#if DEBUG`) or for tvOS, which has one logical screen size (`#if os(tvOS)`,
  or a folder whose name ends in `tvOS`), or the file is compiled only by macOS, tvOS or watchOS targets of the Xcode
  project;
- the number is the height of the status bar, of the navigation bar or of both (20, 44 or 64), in the `else` branch of
  an `#available` check;
- the code is in a file that no target compiles, or in a class that no code in the app instantiates (runs that count
  numbers instead of listing them still count the numbers in such a class);
- the file is generated, and a comment above its code says so (`DO NOT EDIT`, `Generated using …`);
- the code is in a preview, or the file is a test, a playground or a benchmark (judging by its folder, or by its import
  of a test framework such as XCTest, Testing or Quick);
- the file imports AppKit and not UIKit: on a Mac, the size of a window does not depend on the screen.

## Sources

- Apple, [UIView.frame](https://developer.apple.com/documentation/uikit/uiview/frame)
- Apple, [UIView.layoutSubviews()](https://developer.apple.com/documentation/uikit/uiview/layoutsubviews())

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(2366, 2776), line: 72), RuleExample(RuleExample.Kind.accepted, SourceRange(2803, 3394), line: 91)]),
    RulePage(
      id: #"hard-coded-inset"#,
      summary: #"an edge inset is hard-coded"#,
      group: RuleGroup.numbers,
      severity: Severity.info,
      enabled: true,
      applicability: Applicability.unsafe,
      options: [RuleOption(#"allowed"#, defaultValue: OptionValue.numbers([0.0, 1.0, -1.0, 0.5, -0.5]), meaning: #"insets that are never reported; compared by value, so 1 allows 1.0 too"#, minimum: nil), RuleOption(#"examples"#, defaultValue: OptionValue.boolean(false), meaning: #"whether code in folders of examples is checked: folders whose names contain the word Demo, Example or Sample (or the plural), such as ChatDemo, SampleApp or sample-chat"#, minimum: nil), RuleOption(#"grid"#, defaultValue: OptionValue.number(0.0), meaning: #"multiples of this number are not reported, for a 4-point or 8-point grid; 0 for no grid"#, minimum: 0.0), RuleOption(#"height-helper"#, defaultValue: OptionValue.string(#"calculateHeight"#), meaning: #"the function or property that scales a number to the height of the screen, if the project has one"#, minimum: nil), RuleOption(#"minimum"#, defaultValue: OptionValue.number(3.0), meaning: #"the smallest absolute value, in points, that is reported"#, minimum: 0.0), RuleOption(#"named"#, defaultValue: OptionValue.boolean(true), meaning: #"whether a constant that the file declares with a plain number is reported (once) if layout uses it; design tokens such as Spacing.m are not reported"#, minimum: nil), RuleOption(#"width-helper"#, defaultValue: OptionValue.string(#"calculateWidth"#), meaning: #"the function or property that scales a number to the width of the screen, if the project has one"#, minimum: nil)],
      text: ###"""
```json
{
  "id": "hard-coded-inset",
  "summary": "an edge inset is hard-coded",
  "group": "numbers",
  "severity": "info",
  "enabled": true,
  "fix": "unsafe",
  "options": [
    {
      "name": "allowed",
      "type": "list of numbers",
      "default": [0, 1, -1, 0.5, -0.5],
      "meaning": "insets that are never reported; compared by value, so 1 allows 1.0 too"
    },
    {
      "name": "examples",
      "type": "boolean",
      "default": false,
      "meaning": "whether code in folders of examples is checked: folders whose names contain the word Demo, Example or Sample (or the plural), such as ChatDemo, SampleApp or sample-chat"
    },
    {
      "name": "grid",
      "type": "number",
      "default": 0,
      "meaning": "multiples of this number are not reported, for a 4-point or 8-point grid; 0 for no grid",
      "minimum": 0
    },
    {
      "name": "height-helper",
      "type": "string",
      "default": "calculateHeight",
      "meaning": "the function or property that scales a number to the height of the screen, if the project has one"
    },
    {
      "name": "minimum",
      "type": "number",
      "default": 3,
      "meaning": "the smallest absolute value, in points, that is reported",
      "minimum": 0
    },
    {
      "name": "named",
      "type": "boolean",
      "default": true,
      "meaning": "whether a constant that the file declares with a plain number is reported (once) if layout uses it; design tokens such as Spacing.m are not reported"
    },
    {
      "name": "width-helper",
      "type": "string",
      "default": "calculateWidth",
      "meaning": "the function or property that scales a number to the width of the screen, if the project has one"
    }
  ]
}
```

Insets determine how much room is left for everything inside. A pair of 32-point insets takes up a fifth of a 320-point
screen and is hardly noticeable on an iPad. If numbers are typed into each view separately, they drift apart: two cards
that should line up end up a few points apart. An inset of 88 above a list, chosen to clear the bars of one phone,
leaves the first row half hidden, or far too low, on the next model.

## Flagged

```swift
final class CardView: UIView {
  let stack = UIStackView()

  func setUp() {
    addSubview(stack)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 12, left: 20, bottom: 12, right: 20)
  }
}
```

```swift
final class FeedView: UIView {
  let list = UIScrollView()

  func setUp() {
    addSubview(list)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 16, bottom: 0, trailing: 16)
  }
}
```

The summary of a run states how many of these numbers there are. A number is listed as a finding only if at least one of
these conditions is met:

- one of the project's design tokens has exactly this value, or the project has a function that scales the number;
- the configuration names types with design tokens or scaling functions (`facts`), or sets this rule's severity or
  `grid`;
- you use `--changed` or `--staged`, and the number is on an added line;
- you use `--numbers` or `--only`.

## Accepted

```swift
final class CardView: UIView {
  let stack = UIStackView()
  let gap: CGFloat

  init(gap: CGFloat) {
    self.gap = gap
    super.init(frame: .zero)
    addSubview(stack)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: gap, leading: 2 * gap, bottom: gap, trailing: 2 * gap)
    layoutMargins = UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
  }

  required init?(coder: NSCoder) { nil }
}
```

## Fix

Unsafe: the layout changes on other screens, as intended. If a type in the project contains design tokens, and one of
them has exactly the value of the reported number, the fix uses that constant: `16` becomes `Spacing.m`. A type contains
design tokens if its name ends with `Spacing`, `Padding`, `Margin`, `Inset`, `Dimension` (or the plural of one of
these), `Metrics` or `Grid`, and if it has at least three static constants, is visible to all files, and is not nested
in a view or another component. A type listed in `facts.tokens` counts as a type with design tokens, too; it may also be
a class, or a type that the project extends, such as `CGFloat`. The constant's name must fit: a constant for spacings is
not used for a height, `columnWidth` is used for the horizontal axis only, `bottomInset` at bottom edges only, and
`avatarSize` only where the name of the view, of its type or of the reported constant contains "avatar". Code in the
file's folder, or in a parent folder, must already mention the type, unless `facts.tokens` lists it. Each module that
contains the file must contain the type, or the type must be public and the file must import the type's module. A module
is a target of an Xcode project, a Swift package or a Tuist project, or a pod that a podspec describes; a file that no
project mentions is assumed to belong to the same modules as the files next to it.

If no design token fits, the fix scales the number with a function or property that the project already has for this
purpose. Which one it uses depends on the axis: `16.calculateWidth()` for horizontal lengths, `16.calculateHeight()` for
vertical ones. For a square view or an image view, the fix scales both width and height with the function for vertical
lengths, so the view keeps its shape. The options `width-helper` and `height-helper` set the names of the functions; if
they are not set, the fix uses the project's function for the axis, provided that there is only one. A scaling function
is used only under the same conditions as a design token, and only if its code multiplies the number by a ratio of
screen sizes and returns the number unchanged at the screen size that the design was made for
(`self * UIScreen.main.bounds.width / 375`). If the value of a design token is merely close to the number, the finding
suggests that constant, but the fix does not use it. `layoutlint support scaled` prints functions that scale numbers to
the screen size, for you to add to your project.

A number is not scaled if other code depends on its value: the same number, or twice the number, is part of a formula in
the same function (an inset of 20 and `view.width - 40`); another frame in the function is computed by adding or
subtracting numbers; half of the number is a corner radius; or the type computes its own size by adding up numbers
(`intrinsicContentSize`, a function that returns a `CGSize`).

## Silent when

- the length is computed from the number with a function, a property or a formula (`UIFontMetrics`, `16.scaled`,
  `2 * unit`);
- the number is in `allowed`, is a multiple of `grid`, or has an absolute value below `minimum`;
- instead of a number, the code uses a design token (`Spacing.m`, `Metrics.inset`), or a name that another file
  declares;
- the insets as a whole have a name: they are the value of a property or global variable (or of a branch of its getter),
  the default value of a parameter, or the value of a constant such as `contentInsets` in a property that describes a
  style (`headerStyle`);
- the insets only move something, such as a button's image: the insets on opposite sides add up to zero (left -4, right
  4);
- the insets are assigned to a variable or property whose name suggests touches, hit testing or cap insets;
- the insets are applied with `inset(by:)` to a rectangle that is used for touches: a name on the same line suggests
  touches or hit testing, or the rectangle is used only to check whether it contains a point;
- the insets are returned instead of `safeAreaInsets`, which the same code returns on systems that have that property;
- the number applies only to some screens: it is in a branch whose condition checks a size class, the user interface
  idiom of the device, or the bounds of `UIScreen` or of the app's window, either directly or through a name such as
  `static var isSmallPhone: Bool`;
- the code is compiled only for debugging (`#if DEBUG`) or for tvOS, which has one logical screen size (`#if os(tvOS)`,
  or a folder whose name ends in `tvOS`), or the file is compiled only by macOS, tvOS or watchOS targets of the Xcode
  project;
- the number is the height of the status bar, of the navigation bar or of both (20, 44 or 64), in the `else` branch of
  an `#available` check;
- the code is in a file that no target compiles, or in a class that no code in the app instantiates (runs that count
  numbers instead of listing them still count the numbers in such a class);
- the file is generated, and a comment above its code says so (`DO NOT EDIT`, `Generated using …`);
- the code is in a preview, or the file is a test, a playground or a benchmark (judging by its folder, or by its import
  of a test framework such as XCTest, Testing or Quick);
- the file imports AppKit and not UIKit: on a Mac, the size of a window does not depend on the screen.

## Sources

- Apple, [UIEdgeInsets](https://developer.apple.com/documentation/uikit/uiedgeinsets)
- Apple, [NSDirectionalEdgeInsets](https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets)
- Apple, [Positioning content within layout margins](https://developer.apple.com/documentation/uikit/positioning-content-within-layout-margins)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(2187, 2425), line: 66), RuleExample(RuleExample.Kind.flagged, SourceRange(2439, 2651), line: 78), RuleExample(RuleExample.Kind.accepted, SourceRange(3174, 3645), line: 101)]),
    RulePage(
      id: #"idle-format-option"#,
      summary: #"an alignment option of a visual format has no effect on a single view"#,
      group: RuleGroup.redundancy,
      severity: Severity.info,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "idle-format-option",
  "summary": "an alignment option of a visual format has no effect on a single view",
  "group": "redundancy",
  "severity": "info",
  "enabled": true,
  "fix": null,
  "options": []
}
```

The view is not aligned, although the code suggests that it is. Options align the views in a format with each other,
never with the superview, so `H:[field(==other)]` with `alignAllCenterX` centers nothing. As soon as the format has a
second view, UIKit raises an exception, because a format cannot align its views on its own axis.

There is no fix, because only you know whether the view was meant to be aligned, and with what.

## Flagged

```swift
final class SearchField: UIView {
  let field = UITextField()

  func setUp() {
    addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:[field(200)]", options: .alignAllCenterX, metrics: nil,
        views: ["field": field]))
  }
}
```

## Accepted

```swift
final class CenteredField: UIView {
  let field = UITextField()

  func setUp() {
    addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:[field(200)]", metrics: nil, views: ["field": field]))
    field.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
  }
}
```

## Silent when

The rule is silent if the format has several views, or none; if the options align the views on the axis perpendicular to
the format's axis, as they should; or if the format or the options are not known.

## Sources

- Apple, [NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)](https://developer.apple.com/documentation/uikit/nslayoutconstraint/constraints(withvisualformat:options:metrics:views:))

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(681, 1026), line: 22), RuleExample(RuleExample.Kind.accepted, SourceRange(1053, 1440), line: 39)]),
    RulePage(
      id: #"inactive-constraint"#,
      summary: #"a constraint is created but never activated"#,
      group: RuleGroup.ambiguity,
      severity: Severity.warning,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "inactive-constraint",
  "summary": "a constraint is created but never activated",
  "group": "ambiguity",
  "severity": "warning",
  "enabled": true,
  "fix": null,
  "options": []
}
```

A new constraint is inactive. If nothing activates or stores it, it is released at the end of the statement. On screen,
the view behaves as if the constraint did not exist: a label sits in the top-left corner, a button has no width, or an
image view gets its intrinsic content size and covers its neighbors. There is no message in the log, because nothing
conflicts; a constraint is just missing.

The same happens to constraints that code only appends to a list, without passing the list to
`NSLayoutConstraint.activate(_:)`. Such a list is reported once, at its first constraint.

There is no fix, because the line may be a leftover, or the constraint may have been meant to be active. Add the
constraint to a list that is activated, or delete the line.

## Flagged

```swift
final class HeaderView: UIView {
  let title = UILabel()

  func setUp() {
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    title.trailingAnchor.constraint(equalTo: trailingAnchor)
    title.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
  }
}
```

```swift
final class AvatarView: UIView {
  let image = UIImageView()

  func setUp() {
    addSubview(image)
    image.translatesAutoresizingMaskIntoConstraints = false
    image.widthAnchor.constraint(equalTo: widthAnchor)
    image.heightAnchor.constraint(equalTo: image.widthAnchor).isActive = true
  }
}
```

```swift
final class BadgeView: UIView {
  let count = UILabel()

  func setUp() {
    addSubview(count)
    count.translatesAutoresizingMaskIntoConstraints = false
    let top = count.topAnchor.constraint(equalTo: topAnchor)
    _ = count.leadingAnchor.constraint(equalTo: leadingAnchor)
  }
}
```

```swift
final class FooterView: UIView {
  let note = UILabel()
  private var edges: [NSLayoutConstraint] = []

  func setUp() {
    addSubview(note)
    note.translatesAutoresizingMaskIntoConstraints = false
    edges.append(note.topAnchor.constraint(equalTo: topAnchor))
    edges.append(note.leadingAnchor.constraint(equalTo: leadingAnchor))
  }
}
```

## Accepted

Here, each constraint is activated, stored for later, or returned to a caller that may do either.

```swift
final class HeaderView: UIView {
  let title = UILabel()
  var collapsedHeight: NSLayoutConstraint?

  func setUp() {
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    NSLayoutConstraint.activate([
      title.trailingAnchor.constraint(equalTo: trailingAnchor),
      title.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    collapsedHeight = heightAnchor.constraint(equalToConstant: 0)
  }

  func pinnedToTop() -> NSLayoutConstraint {
    title.topAnchor.constraint(equalTo: topAnchor)
  }
}
```

## Silent when

- the constraint, or the list that contains it, is returned, passed on, or assigned to a property or to a variable that
  is used again (a list that code only appends to is still reported if it is a local variable or a private property);
- the constraint is the only expression in a function, property or closure, so it may be the return value;
- the view is an outlet: a storyboard may constrain it, so the line may just be superfluous;
- the view, or the one it is constrained to, is loaded from a nib in the same function: the autoresizing mask from the
  nib may already have the effect that the constraint was meant to have;
- the constraint would have no effect: it only requires a size of at least 0, or an active constraint has the same
  effect;
- not all code in the type could be read: a bracket, string or comment is not closed, or blocks are nested too deeply.

## Sources

- Apple, [NSLayoutConstraint.isActive](https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive)
- Apple, [NSLayoutAnchor](https://developer.apple.com/documentation/uikit/nslayoutanchor)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(985, 1359), line: 27), RuleExample(RuleExample.Kind.flagged, SourceRange(1373, 1673), line: 41), RuleExample(RuleExample.Kind.flagged, SourceRange(1687, 1973), line: 54), RuleExample(RuleExample.Kind.flagged, SourceRange(1987, 2330), line: 67), RuleExample(RuleExample.Kind.accepted, SourceRange(2456, 3071), line: 85)]),
    RulePage(
      id: #"invalid-snapkit-target"#,
      summary: #"a SnapKit call crashes the app because of the attributes it constrains or updates"#,
      group: RuleGroup.crash,
      severity: Severity.error,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "invalid-snapkit-target",
  "summary": "a SnapKit call crashes the app because of the attributes it constrains or updates",
  "group": "crash",
  "severity": "error",
  "enabled": true,
  "fix": null,
  "options": []
}
```

The app crashes when the screen is set up: SnapKit calls `fatalError`, in release builds too. The compiler detects
neither of the two mistakes described below: all targets of a constraint have the same type, and which constraints exist
is known only at run time.

You can constrain several attributes to one attribute of another item, or to the same attributes of that item, and you
can constrain edges to margins. With any other combination, SnapKit crashes the app with the message "Cannot constraint
to multiple non identical attributes". `updateConstraints` only changes the constants of existing constraints: if none
of them has the same item, attribute and relation, SnapKit crashes the app with the message "Updated constraint could
not find existing matching constraint to update". The second mistake often stays hidden until somebody taps a button
that is rarely used.

There is no fix, because only you know which attribute was meant.

## Flagged

```swift
final class Banner: UIView {
  private let picture = UIImageView()
  private let title = UILabel()

  func setUp() {
    addSubview(picture)
    addSubview(title)
    picture.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(title)
    }
    title.snp.makeConstraints { make in
      make.left.right.equalTo(picture.snp.edges)
    }
  }

  func grow() {
    picture.snp.updateConstraints { make in
      make.height.equalTo(title)
    }
  }
}
```

## Accepted

```swift
final class Banner: UIView {
  private let picture = UIImageView()
  private let title = UILabel()

  func setUp() {
    addSubview(picture)
    addSubview(title)
    picture.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.height.equalTo(title)
    }
    title.snp.makeConstraints { make in
      make.left.right.equalTo(picture.snp.horizontalEdges)
      make.top.bottom.equalTo(picture.snp.centerY)
    }
  }

  func grow(by margin: CGFloat) {
    picture.snp.updateConstraints { make in
      make.height.equalTo(title).offset(margin)
    }
  }
}
```

## Silent when

- an attribute, an item or the code of the closure is not known;
- `updateConstraints` is called for a controller's `view`, for an item that is not a property of the type, or for an
  item whose constraints were not all read;
- the type contains no `makeConstraints` or `remakeConstraints` call for the item: SnapKit then treats the first update
  as a call to `makeConstraints`;
- an update of the attribute may run before the first such call, in which case that update itself makes the constraint;
- the update is written as `snp_updateConstraints`: in SnapKit 2 and earlier, an update adds constraints that do not
  exist yet.

## Sources

- SnapKit 5.7.1, [ConstraintMakerRelatable.swift](https://github.com/SnapKit/SnapKit/blob/5.7.1/Sources/ConstraintMakerRelatable.swift), `relatedTo`
- SnapKit 5.7.1, [Constraint.swift](https://github.com/SnapKit/SnapKit/blob/5.7.1/Sources/Constraint.swift), `activateIfNeeded(updatingExisting:)`

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(1209, 1696), line: 29), RuleExample(RuleExample.Kind.accepted, SourceRange(1723, 2311), line: 56)]),
    RulePage(
      id: #"invalid-suppression"#,
      summary: #"a suppression comment is misspelled or names an unknown rule"#,
      group: RuleGroup.suppression,
      severity: Severity.warning,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "invalid-suppression",
  "summary": "a suppression comment is misspelled or names an unknown rule",
  "group": "suppression",
  "severity": "warning",
  "enabled": true,
  "fix": null,
  "options": []
}
```

If a suppression comment is misspelled, or uses the old name of a renamed rule, the finding for which it was written is
still reported. This rule reports the part of the comment that cannot be parsed, and suggests the command or rule that
was probably meant.

A suppression consists of `layoutlint:`, a command, a comma-separated list of rules (or `all`), and optionally a reason:

| command | silences findings |
| --- | --- |
| `disable:next` | on the next line with code |
| `disable:this` | on the comment's own line |
| `disable:previous` | on the previous line with code |
| `disable:file` | in the whole file |
| `disable` | from here to an `enable` of the same rule, or to the end of the file |
| `enable` | (ends the region that a `disable` starts) |

The line of a finding is the one whose number is printed with it. If a parenthesis or a string is opened on one line and
closed on a later one, all lines from the first to the last count as one line, together with following lines that start
with a period. A suppression therefore still applies if a call is later split over several lines. The lines of a list in
square brackets or of a body in braces do not count as one line.

With `"suppressions": { "requireReason": true }` in the configuration, a suppression without a reason is reported as
well.

## Flagged

```swift
final class BannerView: UIView {
  let picture = UIImageView()

  func setUp() {
    addSubview(picture)
    picture.translatesAutoresizingMaskIntoConstraints = false
    // layoutlint:disable:next zero-constnat
    picture.topAnchor.constraint(equalTo: topAnchor, constant: 0).isActive = true
    // layoutlint:disable-next zero-constant
    picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 0).isActive = true
    // layoutlint:disable:next - the designer wants it
    picture.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 0).isActive = true
  }
}
```

## Accepted

The text after the rules, usually following a hyphen, is the reason. It is meant for people who read the code.

```swift
final class BannerView: UIView {
  let picture = UIImageView()

  func setUp() {
    addSubview(picture)
    picture.translatesAutoresizingMaskIntoConstraints = false
    // layoutlint:disable:next zero-constant - the designer wants it
    picture.topAnchor.constraint(equalTo: topAnchor, constant: 0).isActive = true
    let left = picture.leadingAnchor.constraint(
      equalTo: leadingAnchor, constant: 0)  // layoutlint:disable:this zero-constant
    left.isActive = true
    /* layoutlint:disable:next all because it is generated */
    picture.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 0).isActive = true
  }
}
```

## Silent when

- `layoutlint:` is in the middle of the text of a comment, or is followed by a space and then by something other than a
  command;
- the text is in a string literal.

## Sources

- ESLint, [configuration comments](https://eslint.org/docs/latest/use/configure/rules#disabling-rules)
- SwiftLint, [disable rules in code](https://github.com/realm/SwiftLint#disable-rules-in-code)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(1560, 2138), line: 39), RuleExample(RuleExample.Kind.accepted, SourceRange(2277, 2910), line: 60)]),
    RulePage(
      id: #"invalid-visual-format"#,
      summary: #"a visual format string is invalid"#,
      group: RuleGroup.crash,
      severity: Severity.error,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "invalid-visual-format",
  "summary": "a visual format string is invalid",
  "group": "crash",
  "severity": "error",
  "enabled": true,
  "fix": null,
  "options": []
}
```

The app crashes when this code runs. A visual format is parsed at run time, so the compiler cannot see that a bracket is
missing or that there is an extra space. UIKit raises an exception (`NSInvalidArgumentException`), whose message
contains the format and a caret below the place where parsing failed. The finding is at that place inside the string,
even if the string spans several lines, is raw, or is joined with `+`.

These are errors:

- An empty format, characters that are not ASCII, and whitespace anywhere.
- `V` or `H` without its colon, or a lowercase `v:` or `h:`.
- A connection without a view after it (`|-10-|`), `--`, two connections in a row, text after the closing `|`, or a
  format that ends with a connection.
- A view's name that is not a plain identifier: `[1st]`, `[]`, `[self.button]`.
- A missing `]` or `)`, and expressions that a format cannot contain: `[a(b/2)]`, `[a(50%)]`, `[a(b.width)]`.
- `=`, `>` or `<` alone.
- A priority of 0 or less, or of more than 1000.

`-10@750-` and `->=10-` are accepted: Apple's grammar requires parentheses there, but the system does not.

There is no fix, because only you know what was meant.

## Flagged

```swift
final class SignInForm: UIView {
  let name = UITextField()
  let button = UIButton()

  func setUp() {
    addSubview(name)
    addSubview(button)
    name.translatesAutoresizingMaskIntoConstraints = false
    button.translatesAutoresizingMaskIntoConstraints = false
    let views = ["name": name, "button": button]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[name]- [button]-|", options: [], metrics: nil, views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-[name(>44)]-|", options: [], metrics: nil, views: views))
  }
}
```

## Accepted

```swift
final class SignInForm: UIView {
  let name = UITextField()
  let button = UIButton()

  func setUp() {
    addSubview(name)
    addSubview(button)
    name.translatesAutoresizingMaskIntoConstraints = false
    button.translatesAutoresizingMaskIntoConstraints = false
    let views = ["name": name, "button": button]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[name]-[button]-|", options: [], metrics: nil, views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-[name(>=44)]-(-4@750)-|", options: [], metrics: nil, views: views))
  }
}
```

## Silent when

- the format, or the part of it next to the error, is known only at run time;
- the format is a parameter of a function;
- not all code in the type could be read: a bracket, a string or a comment is not closed.

## Sources

- Apple, [Visual Format Language](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html), Auto Layout Guide (archived)
- Apple, [constraints(withVisualFormat:options:metrics:views:)](https://developer.apple.com/documentation/uikit/nslayoutconstraint/1526944-constraints)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(1376, 2024), line: 36), RuleExample(RuleExample.Kind.accepted, SourceRange(2051, 2708), line: 59)]),
    RulePage(
      id: #"keyboard-covers-text"#,
      summary: #"the keyboard covers a text view, because nothing makes room for it"#,
      group: RuleGroup.adaptivity,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "keyboard-covers-text",
  "summary": "the keyboard covers a text view, because nothing makes room for it",
  "group": "adaptivity",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

As soon as somebody starts typing in a text view that extends to the bottom of the screen, the keyboard covers the lower
part of the text view. The text in that part cannot be seen or scrolled into view, and often neither can the line that
is being typed. Only table view controllers make room for the keyboard automatically.

## Flagged

```swift
final class NoteController: UIViewController {
  let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
    text.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
```

## Accepted

```swift
final class NoteController: UIViewController {
  let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
    text.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }
}
```

## Silent when

- the class or one of its superclasses mentions the keyboard (settings for how it looks and how it is dismissed do not
  count), or a file in the project mentions a library that moves views (`IQKeyboardManager`);
- the class mentions `isEditable` or `inputView`;
- the text view ends 100 points or more above the bottom, is not constrained to the controller's own view or to one of
  that view's guides, or is pinned by a constraint that is stored or changed later;
- not all code in the type could be read: a bracket, string or comment is not closed, or blocks are nested too deeply.

## Sources

- Apple, [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)
- Apple, [Managing the keyboard](https://developer.apple.com/library/archive/documentation/StringsTextFonts/Conceptual/TextAndWebiPhoneOS/KeyboardManagement/KeyboardManagement.html)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(578, 1116), line: 20), RuleExample(RuleExample.Kind.accepted, SourceRange(1143, 1698), line: 40)]),
    RulePage(
      id: #"keyboard-inset-kept"#,
      summary: #"space made for the keyboard remains after the keyboard hides"#,
      group: RuleGroup.timing,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "keyboard-inset-kept",
  "summary": "space made for the keyboard remains after the keyboard hides",
  "group": "timing",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

When the keyboard appears, code makes room for it by adding an inset or moving a view. If nothing undoes this when the
keyboard hides, an empty strip as tall as the keyboard remains below the content, or the view stays where it was moved
to.

## Flagged

```swift
final class NoteController: UIViewController {
  func observe() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow),
      name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  @objc func keyboardWillShow(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    guard let keyboard = value?.cgRectValue else { return }
    view.frame.origin.y = -keyboard.height
  }
}
```

## Accepted

```swift
final class NoteController: UIViewController {
  @objc func keyboardWillShow(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    guard let keyboard = value?.cgRectValue else { return }
    view.frame.origin.y = -keyboard.height
  }

  @objc func keyboardWillHide(_ notification: Notification) {
    view.frame.origin.y = 0
  }
}
```

## Silent when

- a function with "hide" and "keyboard" in its name changes the same property as the flagged function does, or calls a
  function in the file that does so;
- there is no such function, but other code in the file changes the property;
- the name of the flagged function does not suggest that it is called when the keyboard appears, the function has several
  parameters, or its body contains a word such as `hide` or `isHidden`;
- the value depends on a condition (`isShown ? height : 0`), or the property is assigned twice in the function;
- the file contains no layout code, and assigns no frames;
- the file also observes changes to the keyboard's frame, which include the change when the keyboard hides.

## Sources

- Apple, [keyboardWillHideNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(483, 979), line: 20), RuleExample(RuleExample.Kind.accepted, SourceRange(1006, 1411), line: 38)]),
    RulePage(
      id: #"keyboard-inset-zeroed"#,
      summary: #"all insets are set to zero when the keyboard hides"#,
      group: RuleGroup.timing,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "keyboard-inset-zeroed",
  "summary": "all insets are set to zero when the keyboard hides",
  "group": "timing",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

When the keyboard appears, only the bottom inset is changed. When the keyboard hides, all four insets are set to zero,
so the scroll view loses the insets that it had before: its first row moves up under a header, or its last row is hidden
by a button.

## Flagged

```swift
final class NoteController: UIViewController {
  let text = UITextView()

  @objc func keyboardWillShow(_ notification: Notification) {
    let key = UIResponder.keyboardFrameEndUserInfoKey
    guard let frame = notification.userInfo?[key] as? CGRect else { return }
    text.contentInset.bottom = frame.height - view.safeAreaInsets.bottom
  }

  @objc func keyboardWillHide(_ notification: Notification) {
    text.contentInset = .zero
  }
}
```

## Accepted

```swift
final class NoteController: UIViewController {
  let text = UITextView()

  @objc func keyboardWillShow(_ notification: Notification) {
    let key = UIResponder.keyboardFrameEndUserInfoKey
    guard let frame = notification.userInfo?[key] as? CGRect else { return }
    text.contentInset.bottom = frame.height - view.safeAreaInsets.bottom
  }

  @objc func keyboardWillHide(_ notification: Notification) {
    text.contentInset.bottom = 0
  }
}
```

## Silent when

- the code that makes room for the keyboard replaces all insets, too;
- judging by its name and parameters, the function is not called when the keyboard hides;
- not all code in the file could be read: a bracket, string or comment is not closed, or blocks are nested too deeply.

## Sources

- Apple, [contentInset](https://developer.apple.com/documentation/uikit/uiscrollview/contentinset)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(486, 929), line: 20), RuleExample(RuleExample.Kind.accepted, SourceRange(956, 1402), line: 38)]),
    RulePage(
      id: #"keyboard-over-safe-area"#,
      summary: #"the bottom safe area is counted twice when space is made for the keyboard"#,
      group: RuleGroup.adaptivity,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "keyboard-over-safe-area",
  "summary": "the bottom safe area is counted twice when space is made for the keyboard",
  "group": "adaptivity",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

The keyboard's frame extends to the bottom edge of the screen, so it includes the area of the home indicator. Scroll
views already add the safe area to `contentInset`, and a view that is constrained to the safe area already ends above
the home indicator. If the keyboard's full height is used, the 34 points of the home indicator are counted twice, and a
gap remains above the keyboard.

## Flagged

```swift
final class NoteController: UIViewController {
  let text = UITextView()

  @objc func keyboardWillShow(_ notification: Notification) {
    let key = UIResponder.keyboardFrameEndUserInfoKey
    guard let frame = notification.userInfo?[key] as? CGRect else { return }
    text.contentInset.bottom = frame.height
  }
}
```

## Accepted

```swift
final class NoteController: UIViewController {
  let text = UITextView()

  @objc func keyboardWillShow(_ notification: Notification) {
    let key = UIResponder.keyboardFrameEndUserInfoKey
    guard let frame = notification.userInfo?[key] as? CGRect else { return }
    text.contentInset.bottom = frame.height - view.safeAreaInsets.bottom
  }
}
```

With `keyboardLayoutGuide` (iOS 15 and later), you do not need to compute anything.

## Silent when

- the function mentions a safe area, a layout guide, `adjustedContentInset` or a tab bar;
- the file sets `contentInsetAdjustmentBehavior` or `automaticallyAdjustsScrollViewInsets`;
- the code sets the constant of a constraint that is created in another file, or that does not involve the bottom of a
  safe area;
- not all code in the file could be read: a bracket, string or comment is not closed, or blocks are nested too deeply.

## Sources

- Apple, [adjustedContentInset](https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset)
- Apple, [keyboardFrameEndUserInfoKey](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(649, 966), line: 21), RuleExample(RuleExample.Kind.accepted, SourceRange(993, 1339), line: 35)]),
    RulePage(
      id: #"left-right-attributes"#,
      summary: #"a constraint uses left or right instead of leading or trailing"#,
      group: RuleGroup.adaptivity,
      severity: Severity.info,
      enabled: false,
      applicability: Applicability.unsafe,
      options: [],
      text: ###"""
```json
{
  "id": "left-right-attributes",
  "summary": "a constraint uses left or right instead of leading or trailing",
  "group": "adaptivity",
  "severity": "info",
  "enabled": false,
  "fix": "unsafe",
  "options": []
}
```

In Arabic and Hebrew, screens are mirrored: the back button is on the right, text starts on the right, and lists are
indented from the right. Views that are constrained with `leading` are mirrored, too. A view that is constrained with
`left` stays on the left, and covers the text that has moved there.

## Flagged

```swift
final class RowView: UIView {
  let icon = UIImageView()

  func setUp() {
    addSubview(icon)
    icon.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      icon.leftAnchor.constraint(equalTo: leftAnchor),
      icon.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}
```

## Accepted

```swift
final class RowView: UIView {
  let icon = UIImageView()

  func setUp() {
    addSubview(icon)
    icon.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: leadingAnchor),
      icon.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}
```

## Fix

Unsafe: nothing changes in left-to-right languages; in right-to-left languages, the view moves to the other side. Both
anchors of a constraint are rewritten together, because `leading` cannot be constrained to `left`. You have to change
the view's other constraints yourself.

## Silent when

- the opposite edges of the same two items are also constrained, at the same distance, so nothing changes when the
  layout is mirrored: `left` to `left` with 16, and `right` to `right` with -16; SnapKit's `edges` creates both;
- the file is a test, a playground or a benchmark;
- the view's name suggests a chart, a graph, a map, a player, a timeline or a waveform: such views are not mirrored.

## Sources

- Apple, [Human Interface Guidelines: Right to left](https://developer.apple.com/design/human-interface-guidelines/right-to-left)
- Apple, [NSLayoutConstraint.Attribute.leading](https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute/leading)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(556, 874), line: 20), RuleExample(RuleExample.Kind.accepted, SourceRange(901, 1225), line: 37)]),
    RulePage(
      id: #"literal-aspect-ratio"#,
      summary: #"an aspect ratio is written as a rounded decimal, or results from two hard-coded sizes"#,
      group: RuleGroup.numbers,
      severity: Severity.info,
      enabled: true,
      applicability: Applicability.unsafe,
      options: [],
      text: ###"""
```json
{
  "id": "literal-aspect-ratio",
  "summary": "an aspect ratio is written as a rounded decimal, or results from two hard-coded sizes",
  "group": "numbers",
  "severity": "info",
  "enabled": true,
  "fix": "unsafe",
  "options": []
}
```

A ratio of 1.78 is not exactly 16:9. In a view with this ratio, a video has a thin black line at one edge, or loses a
line of pixels. A thumbnail of 320 × 180 points keeps its ratio only until somebody changes or scales one of the
numbers.

## Flagged

```swift
final class FilmView: UIView {
  let player = UIView()

  func setUp() {
    addSubview(player)
    player.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      player.topAnchor.constraint(equalTo: topAnchor),
      player.leadingAnchor.constraint(equalTo: leadingAnchor),
      player.trailingAnchor.constraint(equalTo: trailingAnchor),
      player.heightAnchor.constraint(equalTo: player.widthAnchor, multiplier: 0.56),
    ])
  }
}
```

## Accepted

```swift
final class FilmView: UIView {
  let player = UIView()

  func setUp() {
    addSubview(player)
    player.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      player.topAnchor.constraint(equalTo: topAnchor),
      player.leadingAnchor.constraint(equalTo: leadingAnchor),
      player.trailingAnchor.constraint(equalTo: trailingAnchor),
      player.heightAnchor.constraint(equalTo: player.widthAnchor, multiplier: 9.0 / 16.0),
    ])
  }
}
```

## Fix

Unsafe: `0.56` becomes `9.0 / 16.0`, which is 0.5625; the size changes slightly, because the old number was rounded.
There is no fix for two hard-coded sizes.

## Silent when

- the multiplier is not close to a common ratio (16:9, 4:3, 3:2, 21:9 and their inverses), or is a multiple of 0.25;
- the two sizes are only limits (inequalities), or the view's name does not suggest a picture or a video;
- the two sizes belong to different views that have the same name in different closures or branches;
- the file is generated, and a comment above its code says so (`DO NOT EDIT`, `Generated using …`);
- the file is a test, a playground or a benchmark, or is for macOS only.

## Sources

- Apple, [NSLayoutDimension.constraint(equalTo:multiplier:)](https://developer.apple.com/documentation/uikit/nslayoutdimension)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(512, 984), line: 20), RuleExample(RuleExample.Kind.accepted, SourceRange(1011, 1489), line: 39)]),
    RulePage(
      id: #"magic-bar-height"#,
      summary: #"a number is the height of a bar on some iPhones"#,
      group: RuleGroup.adaptivity,
      severity: Severity.info,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "magic-bar-height",
  "summary": "a number is the height of a bar on some iPhones",
  "group": "adaptivity",
  "severity": "info",
  "enabled": true,
  "fix": null,
  "options": []
}
```

A distance of 64 points clears the status bar and the navigation bar of phones from before 2017, and one of 88 points
clears those of the next generation. Neither number is right for later phones: the bar covers the top of the first row,
or there is a gap between them. In landscape, the navigation bar is shorter, and on older phones, the status bar is
taller during a call. The safe area accounts for all these differences.

The severity is `info`: of 7 numbers that the rule reported in open-source projects, 2 needed to change; the others were
the heights of views that merely resemble one of these bars.

## Flagged

```swift
final class ListController: UIViewController {
  let list = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor, constant: 88),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -34),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
```

## Accepted

```swift
final class ListController: UIViewController {
  let list = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      list.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
```

## Silent when

- the number is not a typical bar height. Typical values are 47, 59, 62, 64, 88, 91, 92, 96, 103 and 106 for a distance
  from the top of `view` or a window, and 34, 49 and 83 for a distance from the bottom (20 and 44 are not in these
  lists, because they are also common as ordinary distances);
- a sum in a constraint contains something other than numbers, or does not contain the heights of two bars at the same
  edge of the screen: 44 and one of 20, 47 and 59 at the top (`20 + 44`), or 34 and 49 at the bottom;
- in a frame, none of the numbers 64, 83, 88, 108 and 113 is subtracted from or added to a height
  (`view.bounds.height - 64`);
- with SnapKit, the constraint's other item is neither `view` nor a window: `superview` may be any view;
- the constraint's other item is not `view`, a window or `superview`, or the constraint does not use that item's top or
  bottom edge;
- the number is the value of a constant, or the height of a view, whose name does not suggest a status, navigation or
  tab bar, a notch or the safe area;
- the number is the height of a custom bar, such as 44 for `navigationBar` or 49 for `tabBar` or `tabBarStackView`; 64 and
  83, which also include the status bar or the home indicator, are reported;
- the file is a test, a playground or a benchmark, or is for macOS only.

## Sources

- Apple, [Positioning content relative to the safe area](https://developer.apple.com/documentation/uikit/positioning-content-relative-to-the-safe-area)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(837, 1385), line: 24), RuleExample(RuleExample.Kind.accepted, SourceRange(1412, 1971), line: 44)]),
    RulePage(
      id: #"measured-without-leading"#,
      summary: #"text is measured without the leading of its font"#,
      group: RuleGroup.placement,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "measured-without-leading",
  "summary": "text is measured without the leading of its font",
  "group": "placement",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

A font can specify extra space between lines, called *leading*. Labels and text views use it, but `boundingRect`
includes it only with the option `usesFontLeading`. With a font that has leading, the text then needs more height than
was measured, and the last line is cut off. The system font has no leading, so the mistake is visible only with other
fonts.

## Flagged

```swift
final class MessageCell: UITableViewCell {
  func height(of text: NSAttributedString, width: CGFloat) -> CGFloat {
    let box = CGSize(width: width, height: .greatestFiniteMagnitude)
    return ceil(text.boundingRect(with: box, options: .usesLineFragmentOrigin, context: nil).height)
  }
}
```

## Accepted

```swift
final class MessageCell: UITableViewCell {
  func height(of text: NSAttributedString, width: CGFloat) -> CGFloat {
    let box = CGSize(width: width, height: .greatestFiniteMagnitude)
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    return ceil(text.boundingRect(with: box, options: options, context: nil).height)
  }
}
```

## Silent when

- the options are not written as a literal in the call;
- the text is measured as a single line, without `usesLineFragmentOrigin`;
- the file is a test, a playground or a benchmark.

## Sources

- Apple, [boundingRect(with:options:context:)](https://developer.apple.com/documentation/foundation/nsattributedstring/boundingrect(with:options:context:))
- Apple, [usesFontLeading](https://developer.apple.com/documentation/uikit/nsstringdrawingoptions/usesfontleading)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(594, 885), line: 21), RuleExample(RuleExample.Kind.accepted, SourceRange(912, 1273), line: 32)]),
    RulePage(
      id: #"migrate-to-anchors"#,
      summary: #"constraints could be written with anchors"#,
      group: RuleGroup.migration,
      severity: Severity.warning,
      enabled: false,
      applicability: Applicability.safe,
      options: [RuleOption(#"from"#, defaultValue: OptionValue.strings([]), meaning: #"the dialects whose constraints are rewritten, as named by `dump constraints`; all dialects if empty"#, minimum: nil)],
      text: ###"""
```json
{
  "id": "migrate-to-anchors",
  "summary": "constraints could be written with anchors",
  "group": "migration",
  "severity": "warning",
  "enabled": false,
  "fix": "safe",
  "options": [
    {
      "name": "from",
      "type": "list of strings",
      "default": [],
      "meaning": "the dialects whose constraints are rewritten, as named by `dump constraints`; all dialects if empty"
    }
  ]
}
```

Mixing two ways of writing constraints hides mistakes: SnapKit pins a title in one function, an anchor pins it in
another, and nobody who reads only one of them sees that both constrain its top. The conflict shows up only on screen,
as a view in the wrong place.

## Flagged

```swift
final class PanelController: UIViewController {
  let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    panel.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
  }
}
```

## Accepted

```swift
final class PanelController: UIViewController {
  let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(panel)
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.topAnchor),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
```

## Fix

Safe: the fix writes the same code as `layoutlint migrate --to anchors`, with the same equations and priorities. The new
code is read again, and the fix is offered only if the type still has the same constraints. One fix covers all of a
type's statements in a file; the finding is at the first statement, and notes mark the others.

`layoutlint --fix --only migrate-to-anchors` rewrites everything that can be rewritten; in a commit hook,
`--only migrate-to-anchors` rejects new SnapKit code if the rule's option `from` is set to `["snapkit"]`.

## Silent when

- the type would not have the same constraints after the rewrite, or `layoutlint migrate --to anchors` skips the
  statement; that command prints the reason.

## Sources

- Apple, [NSLayoutAnchor](https://developer.apple.com/documentation/uikit/nslayoutanchor)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(702, 945), line: 27), RuleExample(RuleExample.Kind.accepted, SourceRange(972, 1494), line: 43)]),
    RulePage(
      id: #"migrate-to-divided"#,
      summary: #"constraints could be replaced with divided rectangles"#,
      group: RuleGroup.migration,
      severity: Severity.warning,
      enabled: false,
      applicability: Applicability.unsafe,
      options: [RuleOption(#"from"#, defaultValue: OptionValue.strings([]), meaning: #"the dialects whose constraints are rewritten, as named by `dump constraints`; all dialects if empty"#, minimum: nil), RuleOption(#"left-to-right"#, defaultValue: OptionValue.boolean(false), meaning: #"whether to ignore right-to-left layouts; a comment in the new code then says so"#, minimum: nil), RuleOption(#"outer-size"#, defaultValue: OptionValue.boolean(false), meaning: #"whether to assume that containers get their size from outside, even if constraints determine it"#, minimum: nil), RuleOption(#"enough-room"#, defaultValue: OptionValue.boolean(false), meaning: #"whether to assume that there is enough space for all views of a fixed size; a comment in the new code then says so"#, minimum: nil)],
      text: ###"""
```json
{
  "id": "migrate-to-divided",
  "summary": "constraints could be replaced with divided rectangles",
  "group": "migration",
  "severity": "warning",
  "enabled": false,
  "fix": "unsafe",
  "options": [
    {
      "name": "from",
      "type": "list of strings",
      "default": [],
      "meaning": "the dialects whose constraints are rewritten, as named by `dump constraints`; all dialects if empty"
    },
    {
      "name": "left-to-right",
      "type": "boolean",
      "default": false,
      "meaning": "whether to ignore right-to-left layouts; a comment in the new code then says so"
    },
    {
      "name": "outer-size",
      "type": "boolean",
      "default": false,
      "meaning": "whether to assume that containers get their size from outside, even if constraints determine it"
    },
    {
      "name": "enough-room",
      "type": "boolean",
      "default": false,
      "meaning": "whether to assume that there is enough space for all views of a fixed size; a comment in the new code then says so"
    }
  ]
}
```

In a project that lays out views by cutting up rectangles (a bar is cut from the bottom, a column from one side), code
that is copied from an older app or a forum often creates constraints. The screen looks the same until code sets the
frame of a view that still has constraints; then the view jumps back in the next layout pass.

## Flagged

```swift
final class ReaderController: UIViewController {
  let text = UITextView()
  let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [text, bar] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.topAnchor),
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
```

## Accepted

```swift
final class ReaderController: UIViewController {
  let text = UITextView()
  let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [text, bar] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let barArea = view.bounds.divided(atDistance: 44, from: .maxYEdge)
    bar.frame = barArea.slice
    text.frame = barArea.remainder
  }
}
```

## Fix

Unsafe, because the fix removes constraints that you wrote. The fix writes the same code as
`layoutlint migrate --to divided`, for views that can be separated by straight cuts. The fix is offered only if the
proof succeeds: when the new layout method is run with sample values, it must set the same frames as the constraints, at
many sizes, with and without safe areas, and in both layout directions. One fix covers all of a type's views whose
constraints can be rewritten; the finding is at the first of these constraints, and notes name the other views.

## Silent when

- the proof fails, or `layoutlint migrate --to divided` skips the set of constraints; that command prints the reason.

## Sources

- Apple, [divided(atDistance:from:)](https://developer.apple.com/documentation/corefoundation/cgrect/divided(atdistance:from:))
- Apple, [layoutSubviews()](https://developer.apple.com/documentation/uikit/uiview/layoutsubviews())

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(1405, 2236), line: 45), RuleExample(RuleExample.Kind.accepted, SourceRange(2263, 2705), line: 72)]),
    RulePage(
      id: #"migrate-to-frames"#,
      summary: #"constraints could be replaced with frames in a layout method"#,
      group: RuleGroup.migration,
      severity: Severity.warning,
      enabled: false,
      applicability: Applicability.unsafe,
      options: [RuleOption(#"from"#, defaultValue: OptionValue.strings([]), meaning: #"the dialects whose constraints are rewritten, as named by `dump constraints`; all dialects if empty"#, minimum: nil), RuleOption(#"left-to-right"#, defaultValue: OptionValue.boolean(false), meaning: #"whether to ignore right-to-left layouts; a comment in the new code then says so"#, minimum: nil), RuleOption(#"outer-size"#, defaultValue: OptionValue.boolean(false), meaning: #"whether to assume that containers get their size from outside, even if constraints determine it"#, minimum: nil), RuleOption(#"unchanging-content"#, defaultValue: OptionValue.boolean(false), meaning: #"whether to assume that a layout pass follows each change to the contents of views"#, minimum: nil)],
      text: ###"""
```json
{
  "id": "migrate-to-frames",
  "summary": "constraints could be replaced with frames in a layout method",
  "group": "migration",
  "severity": "warning",
  "enabled": false,
  "fix": "unsafe",
  "options": [
    {
      "name": "from",
      "type": "list of strings",
      "default": [],
      "meaning": "the dialects whose constraints are rewritten, as named by `dump constraints`; all dialects if empty"
    },
    {
      "name": "left-to-right",
      "type": "boolean",
      "default": false,
      "meaning": "whether to ignore right-to-left layouts; a comment in the new code then says so"
    },
    {
      "name": "outer-size",
      "type": "boolean",
      "default": false,
      "meaning": "whether to assume that containers get their size from outside, even if constraints determine it"
    },
    {
      "name": "unchanging-content",
      "type": "boolean",
      "default": false,
      "meaning": "whether to assume that a layout pass follows each change to the contents of views"
    }
  ]
}
```

In a project that uses frames (because scrolling must be fast, or because code moves the views), code that is copied
from an older app or a forum often creates constraints. The screen looks the same until code sets the frame of a view
that still has constraints; then the view jumps back in the next layout pass.

## Flagged

```swift
final class PanelController: UIViewController {
  let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(panel)
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.topAnchor),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
```

## Accepted

```swift
final class PanelController: UIViewController {
  let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    panel.frame = view.bounds
  }
}
```

## Fix

Unsafe, because the fix removes constraints that you wrote. The fix writes the same code as
`layoutlint migrate --to frames`. The fix is offered only if the proof succeeds: when the new layout method is run with
sample values, it must set the same frames as the constraints, at many sizes, with and without safe areas, in both
layout directions, and with content of several sizes. One fix covers all of a type's views whose constraints can be
rewritten; the finding is at the first of these constraints, and notes name the other views.

`layoutlint --fix --unsafe-fixes --only migrate-to-frames` rewrites everything that can be rewritten; in a commit hook,
`--only migrate-to-frames` rejects new constraints that frames can replace.

## Silent when

- the proof fails, or `layoutlint migrate --to frames` skips the set of constraints; that command prints the reason.

## Sources

- Apple, [layoutSubviews()](https://developer.apple.com/documentation/uikit/uiview/layoutsubviews())

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(1368, 1890), line: 45), RuleExample(RuleExample.Kind.accepted, SourceRange(1917, 2189), line: 65)]),
    RulePage(
      id: #"migrate-to-notautolayout"#,
      summary: #"constraints could be replaced with NotAutoLayout chains"#,
      group: RuleGroup.migration,
      severity: Severity.warning,
      enabled: false,
      applicability: Applicability.unsafe,
      options: [RuleOption(#"from"#, defaultValue: OptionValue.strings([]), meaning: #"the dialects whose constraints are rewritten, as named by `dump constraints`; all dialects if empty"#, minimum: nil), RuleOption(#"left-to-right"#, defaultValue: OptionValue.boolean(false), meaning: #"whether to ignore right-to-left layouts; a comment in the new code then says so"#, minimum: nil), RuleOption(#"outer-size"#, defaultValue: OptionValue.boolean(false), meaning: #"whether to assume that containers get their size from outside, even if constraints determine it"#, minimum: nil), RuleOption(#"unchanging-content"#, defaultValue: OptionValue.boolean(false), meaning: #"whether to assume that a layout pass follows each change to the contents of views"#, minimum: nil)],
      text: ###"""
```json
{
  "id": "migrate-to-notautolayout",
  "summary": "constraints could be replaced with NotAutoLayout chains",
  "group": "migration",
  "severity": "warning",
  "enabled": false,
  "fix": "unsafe",
  "options": [
    {
      "name": "from",
      "type": "list of strings",
      "default": [],
      "meaning": "the dialects whose constraints are rewritten, as named by `dump constraints`; all dialects if empty"
    },
    {
      "name": "left-to-right",
      "type": "boolean",
      "default": false,
      "meaning": "whether to ignore right-to-left layouts; a comment in the new code then says so"
    },
    {
      "name": "outer-size",
      "type": "boolean",
      "default": false,
      "meaning": "whether to assume that containers get their size from outside, even if constraints determine it"
    },
    {
      "name": "unchanging-content",
      "type": "boolean",
      "default": false,
      "meaning": "whether to assume that a layout pass follows each change to the contents of views"
    }
  ]
}
```

With NotAutoLayout, the compiler catches mistakes that constraints reveal only at run time: a chain that leaves a view
without a position or a size does not compile. That check does not cover views that still have constraints. If a chain
lays out such a view, the view jumps back in the next layout pass.

## Flagged

```swift
final class PanelController: UIViewController {
  let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(panel)
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.topAnchor),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
```

## Accepted

```swift
final class PanelController: UIViewController {
  let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(panel) { $0.stickOnParent() }
  }
}
```

## Fix

Unsafe, because the fix removes constraints that you wrote. The fix writes the same code as
`layoutlint migrate --to notautolayout`, and adds `import NotAutoLayout` where it is missing. The fix is offered only if
the proof succeeds: when the chains are run with sample values, they must set the same frames as the constraints, at
many sizes, with and without safe areas, in both layout directions, and with content of several sizes. In addition, the
library's types must allow each call at its place in the chain. One fix covers all of a type's views whose constraints
can be rewritten; the finding is at the first of these constraints, and notes name the other views.

`layoutlint --fix --unsafe-fixes --only migrate-to-notautolayout` rewrites everything that can be rewritten; in a commit
hook, `--only migrate-to-notautolayout` rejects new constraints that chains can replace.

## Silent when

- the proof fails, or `layoutlint migrate --to notautolayout` skips the set of constraints; that command prints the
  reason;
- the file does not import NotAutoLayout yet, and uses `Float`, `Size` or another type name that NotAutoLayout also
  declares.

## Sources

- NotAutoLayout, [README](https://github.com/el-hoshino/NotAutoLayout)
- Apple, [layoutSubviews()](https://developer.apple.com/documentation/uikit/uiview/layoutsubviews())

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(1362, 1884), line: 45), RuleExample(RuleExample.Kind.accepted, SourceRange(1911, 2203), line: 65)]),
    RulePage(
      id: #"migrate-to-pinlayout"#,
      summary: #"constraints could be replaced with PinLayout chains"#,
      group: RuleGroup.migration,
      severity: Severity.warning,
      enabled: false,
      applicability: Applicability.unsafe,
      options: [RuleOption(#"from"#, defaultValue: OptionValue.strings([]), meaning: #"the dialects whose constraints are rewritten, as named by `dump constraints`; all dialects if empty"#, minimum: nil), RuleOption(#"left-to-right"#, defaultValue: OptionValue.boolean(false), meaning: #"whether to ignore right-to-left layouts; a comment in the new code then says so"#, minimum: nil), RuleOption(#"outer-size"#, defaultValue: OptionValue.boolean(false), meaning: #"whether to assume that containers get their size from outside, even if constraints determine it"#, minimum: nil), RuleOption(#"unchanging-content"#, defaultValue: OptionValue.boolean(false), meaning: #"whether to assume that a layout pass follows each change to the contents of views"#, minimum: nil), RuleOption(#"whole-pixels"#, defaultValue: OptionValue.boolean(false), meaning: #"whether PinLayout may round sizes up to whole pixels even where this moves an edge by more than half a pixel"#, minimum: nil)],
      text: ###"""
```json
{
  "id": "migrate-to-pinlayout",
  "summary": "constraints could be replaced with PinLayout chains",
  "group": "migration",
  "severity": "warning",
  "enabled": false,
  "fix": "unsafe",
  "options": [
    {
      "name": "from",
      "type": "list of strings",
      "default": [],
      "meaning": "the dialects whose constraints are rewritten, as named by `dump constraints`; all dialects if empty"
    },
    {
      "name": "left-to-right",
      "type": "boolean",
      "default": false,
      "meaning": "whether to ignore right-to-left layouts; a comment in the new code then says so"
    },
    {
      "name": "outer-size",
      "type": "boolean",
      "default": false,
      "meaning": "whether to assume that containers get their size from outside, even if constraints determine it"
    },
    {
      "name": "unchanging-content",
      "type": "boolean",
      "default": false,
      "meaning": "whether to assume that a layout pass follows each change to the contents of views"
    },
    {
      "name": "whole-pixels",
      "type": "boolean",
      "default": false,
      "meaning": "whether PinLayout may round sizes up to whole pixels even where this moves an edge by more than half a pixel"
    }
  ]
}
```

In a project that uses PinLayout, code that is copied from an older app or a forum often creates constraints. The screen
looks the same until a chain pins a view that still has constraints; then the view jumps back in the next layout pass.

## Flagged

```swift
final class PanelController: UIViewController {
  let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(panel)
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.topAnchor),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
```

## Accepted

```swift
final class PanelController: UIViewController {
  let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    panel.pin.all()
  }
}
```

## Fix

Unsafe, because the fix removes constraints that you wrote. The fix writes the same code as
`layoutlint migrate --to pinlayout`, and adds `import PinLayout` where it is missing. The fix is offered only if the
proof succeeds: when the chains are run with sample values, they must set the same frames as the constraints, at many
sizes, with and without safe areas, in both layout directions, with content of several sizes, and on screens with one,
two and three pixels per point. One fix covers all of a type's views whose constraints can be rewritten; the finding is
at the first of these constraints, and notes name the other views.

`layoutlint --fix --unsafe-fixes --only migrate-to-pinlayout` rewrites everything that can be rewritten; in a commit
hook, `--only migrate-to-pinlayout` rejects new constraints that chains can replace.

## Silent when

- the proof fails, or `layoutlint migrate --to pinlayout` skips the set of constraints; that command prints the reason.

## Sources

- PinLayout, [README](https://github.com/layoutBox/PinLayout)
- Apple, [layoutSubviews()](https://developer.apple.com/documentation/uikit/uiview/layoutsubviews())

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(1509, 2031), line: 50), RuleExample(RuleExample.Kind.accepted, SourceRange(2058, 2320), line: 70)]),
    RulePage(
      id: #"migrate-to-scaled"#,
      summary: #"constraints could be replaced with frames that scale with the screen"#,
      group: RuleGroup.migration,
      severity: Severity.warning,
      enabled: false,
      applicability: Applicability.unsafe,
      options: [RuleOption(#"from"#, defaultValue: OptionValue.strings([]), meaning: #"the dialects whose constraints are rewritten, as named by `dump constraints`; all dialects if empty"#, minimum: nil), RuleOption(#"height-helper"#, defaultValue: OptionValue.string(#"calculateHeight"#), meaning: #"the function that scales a number to the height of the screen"#, minimum: nil), RuleOption(#"left-to-right"#, defaultValue: OptionValue.boolean(false), meaning: #"whether to ignore right-to-left layouts; a comment in the new code then says so"#, minimum: nil), RuleOption(#"outer-size"#, defaultValue: OptionValue.boolean(false), meaning: #"whether to assume that containers get their size from outside, even if constraints determine it"#, minimum: nil), RuleOption(#"unchanging-content"#, defaultValue: OptionValue.boolean(false), meaning: #"whether to assume that a layout pass follows each change to the contents of views"#, minimum: nil), RuleOption(#"width-helper"#, defaultValue: OptionValue.string(#"calculateWidth"#), meaning: #"the function that scales a number to the width of the screen"#, minimum: nil)],
      text: ###"""
```json
{
  "id": "migrate-to-scaled",
  "summary": "constraints could be replaced with frames that scale with the screen",
  "group": "migration",
  "severity": "warning",
  "enabled": false,
  "fix": "unsafe",
  "options": [
    {
      "name": "from",
      "type": "list of strings",
      "default": [],
      "meaning": "the dialects whose constraints are rewritten, as named by `dump constraints`; all dialects if empty"
    },
    {
      "name": "height-helper",
      "type": "string",
      "default": "calculateHeight",
      "meaning": "the function that scales a number to the height of the screen"
    },
    {
      "name": "left-to-right",
      "type": "boolean",
      "default": false,
      "meaning": "whether to ignore right-to-left layouts; a comment in the new code then says so"
    },
    {
      "name": "outer-size",
      "type": "boolean",
      "default": false,
      "meaning": "whether to assume that containers get their size from outside, even if constraints determine it"
    },
    {
      "name": "unchanging-content",
      "type": "boolean",
      "default": false,
      "meaning": "whether to assume that a layout pass follows each change to the contents of views"
    },
    {
      "name": "width-helper",
      "type": "string",
      "default": "calculateWidth",
      "meaning": "the function that scales a number to the width of the screen"
    }
  ]
}
```

If an app is designed for one screen size and scales its layout to others, constraints with hard-coded numbers do not
scale: on a large iPad, a margin of 16 points or a picture of 96 points is tiny compared to everything around it.

## Flagged

```swift
final class PictureController: UIViewController {
  let picture = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(picture)
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
      picture.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      picture.widthAnchor.constraint(equalToConstant: 96),
      picture.heightAnchor.constraint(equalToConstant: 96),
    ])
  }
}
```

## Accepted

```swift
final class PictureController: UIViewController {
  let picture = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picture)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.frame = CGRect(
      x: view.bounds.midX - 96.calculateHeight() / 2, y: 24.calculateHeight(),
      width: 96.calculateHeight(), height: 96.calculateHeight())
  }
}
```

## Fix

Unsafe, because the layout changes at every screen size except that of the design. The fix writes the same code as
`layoutlint migrate --to scaled`. The fix is offered only if the proof succeeds: when the new code is run with sample
values, it must set the same frames as the constraints at the design's screen size, and the same frames as the
constraints with scaled constants at other screen sizes. `layoutlint support scaled` prints the helper functions.

## Silent when

- the proof fails, or `layoutlint migrate --to scaled` skips the set of constraints; that command prints the reason.

## Sources

- Apple, [layoutSubviews()](https://developer.apple.com/documentation/uikit/uiview/layoutsubviews())

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(1662, 2195), line: 56), RuleExample(RuleExample.Kind.accepted, SourceRange(2222, 2642), line: 76)]),
    RulePage(
      id: #"migrate-to-simple-layout"#,
      summary: #"constraints could be replaced with rows and columns of a small layout engine"#,
      group: RuleGroup.migration,
      severity: Severity.warning,
      enabled: false,
      applicability: Applicability.unsafe,
      options: [RuleOption(#"from"#, defaultValue: OptionValue.strings([]), meaning: #"the dialects whose constraints are rewritten, as named by `dump constraints`; all dialects if empty"#, minimum: nil), RuleOption(#"left-to-right"#, defaultValue: OptionValue.boolean(false), meaning: #"whether to ignore right-to-left layouts; a comment in the new code then says so"#, minimum: nil), RuleOption(#"outer-size"#, defaultValue: OptionValue.boolean(false), meaning: #"whether to assume that containers get their size from outside, even if constraints determine it"#, minimum: nil), RuleOption(#"unchanging-content"#, defaultValue: OptionValue.boolean(false), meaning: #"whether to assume that a layout pass follows each change to the contents of views"#, minimum: nil), RuleOption(#"enough-room"#, defaultValue: OptionValue.boolean(false), meaning: #"whether to assume that there is enough space for all views with an intrinsic content size"#, minimum: nil)],
      text: ###"""
```json
{
  "id": "migrate-to-simple-layout",
  "summary": "constraints could be replaced with rows and columns of a small layout engine",
  "group": "migration",
  "severity": "warning",
  "enabled": false,
  "fix": "unsafe",
  "options": [
    {
      "name": "from",
      "type": "list of strings",
      "default": [],
      "meaning": "the dialects whose constraints are rewritten, as named by `dump constraints`; all dialects if empty"
    },
    {
      "name": "left-to-right",
      "type": "boolean",
      "default": false,
      "meaning": "whether to ignore right-to-left layouts; a comment in the new code then says so"
    },
    {
      "name": "outer-size",
      "type": "boolean",
      "default": false,
      "meaning": "whether to assume that containers get their size from outside, even if constraints determine it"
    },
    {
      "name": "unchanging-content",
      "type": "boolean",
      "default": false,
      "meaning": "whether to assume that a layout pass follows each change to the contents of views"
    },
    {
      "name": "enough-room",
      "type": "boolean",
      "default": false,
      "meaning": "whether to assume that there is enough space for all views with an intrinsic content size"
    }
  ]
}
```

In a project that computes its layout with rows and columns, code that is copied from an older app or a forum often
creates constraints. Constraints are solved and frames are set at different times, so a frame that depends on a view
with constraints is computed from the old position of that view.

## Flagged

```swift
final class ReaderController: UIViewController {
  let page = UIView()
  let toolbar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [page, toolbar] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: view.topAnchor),
      page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      toolbar.topAnchor.constraint(equalTo: page.bottomAnchor),
      toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      toolbar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      toolbar.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
```

## Accepted

```swift
final class ReaderController: UIViewController {
  let page = UIView()
  let toolbar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [page, toolbar] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    do {
      let column = Layout(parentFrame: view.bounds, direction: .column, alignment: .leading)
      try column.add(items: [.flexible, .height(44)])
      page.frame = try column.frame(at: 0)
      toolbar.frame = try column.frame(at: 1)
    } catch {
      // There is too little room: the views keep their frames.
    }
  }
}
```

## Fix

Unsafe, because the fix removes constraints that you wrote. The fix writes the same code as
`layoutlint migrate --to simple-layout`. The engine is either the file that `layoutlint support simple-layout` prints,
or the package SimpleLayoutEngine, which has the same API and must be imported. The fix is offered only if the proof
succeeds: when the new code is run with sample values, it must set the same frames as the constraints, at many sizes,
with and without safe areas, in both layout directions, and with content of several sizes.

If a row has too little room for its fixed-size items, the row throws an error, and the views keep their previous
frames. Views with constraints would overlap instead, so the fix does not write a row that has too little room at one of
the tested sizes, unless `enough-room` is on. If the size of the last view in a row depends on its content, the migrated
code may give the row an unlimited length.

The printed file declares `Layout`, `Item`, `Direction`, `Alignment` and `LayoutError`. Migrated code uses only
`Layout`, so if your module has another `Item`, or SwiftUI code that uses `Alignment`, you can rename the type in the
printed file. A class is skipped if the name `Layout` in its code refers to a type other than the engine's, whether
declared in the class or elsewhere in the module.

`layoutlint --fix --unsafe-fixes --only migrate-to-simple-layout` rewrites everything that can be rewritten; in a commit
hook, `--only migrate-to-simple-layout` rejects new constraints that rows and columns can replace.

## Silent when

- the proof fails, or `layoutlint migrate --to simple-layout` skips the set of constraints, as it does for clamps (sizes
  with upper or lower limits), fractions of a width, overlaps, priorities and, if `left-to-right` is off, leading edges;
  that command prints the reason.

## Sources

- Sidharth Juyal, [Building UI without AutoLayout](https://whackylabs.com/objc/ui/2020/09/15/simple-manual-layout/)
- SimpleLayoutEngine, [README](https://github.com/chunkyguy/SimpleLayoutEngine)
- Apple, [layoutSubviews()](https://developer.apple.com/documentation/uikit/uiview/layoutsubviews())

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(1576, 2431), line: 51), RuleExample(RuleExample.Kind.accepted, SourceRange(2458, 3097), line: 78)]),
    RulePage(
      id: #"mismatched-attributes"#,
      summary: #"a constraint pairs attributes that do not match, such as a width and an edge"#,
      group: RuleGroup.crash,
      severity: Severity.error,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "mismatched-attributes",
  "summary": "a constraint pairs attributes that do not match, such as a width and an edge",
  "group": "crash",
  "severity": "error",
  "enabled": true,
  "fix": null,
  "options": []
}
```

A width cannot equal an edge, and a left edge cannot equal a top edge. UIKit raises an exception ("Invalid pairing of
layout attributes") when such a constraint is created or activated, so the app crashes as soon as the screen with the
constraint opens. If such a constraint is written with anchors, it does not compile in Swift 3 and later.

## Flagged

```swift
final class MeterView: UIView {
  let needle = UIView()

  func setUp() {
    addSubview(needle)
    needle.translatesAutoresizingMaskIntoConstraints = false
    needle.leadingAnchor.constraintEqualToAnchor(topAnchor, constant: 8).active = true
  }
}
```

## Accepted

A width may depend on a height, and a center may be constrained to an edge on the same axis.

```swift
final class MeterView: UIView {
  let needle = UIView()

  func setUp() {
    addSubview(needle)
    needle.translatesAutoresizingMaskIntoConstraints = false
    needle.widthAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5).isActive = true
    needle.centerXAnchor.constraint(equalTo: trailingAnchor).isActive = true
  }
}
```

## Silent when

- a leading or trailing edge is constrained to a left or right one, which `mixed-direction-attributes` reports;
- the conditions of the branches around the constraint name both attributes (`case .leading:` inside `case .left:`), so the
  caller asks for exactly this combination;
- a parameter determines which attribute is constrained, and no call that was read passes an attribute that does not
  match;
- one of the two attributes is not known.

## Sources

- Apple, [Auto Layout Guide: Anatomy of a Constraint](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html)
- Apple, [NSLayoutAnchor](https://developer.apple.com/documentation/uikit/nslayoutanchor)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(600, 851), line: 20), RuleExample(RuleExample.Kind.accepted, SourceRange(972, 1303), line: 36)]),
    RulePage(
      id: #"missing-autoresizing-opt-out"#,
      summary: #"a view has constraints, but its autoresizing mask adds others that conflict with them"#,
      group: RuleGroup.conflict,
      severity: Severity.warning,
      enabled: true,
      applicability: Applicability.safe,
      options: [],
      text: ###"""
```json
{
  "id": "missing-autoresizing-opt-out",
  "summary": "a view has constraints, but its autoresizing mask adds others that conflict with them",
  "group": "conflict",
  "severity": "warning",
  "enabled": true,
  "fix": "safe",
  "options": []
}
```

When a view is created in code, UIKit turns its frame and autoresizing mask into constraints. These generated
constraints already determine the view's position and size. Because the frame is usually zero, they put the view in the
top-left corner, with a width and height of 0. They conflict with the constraints that you write. The log fills with
"Unable to simultaneously satisfy constraints" messages that list `NSAutoresizingMaskLayoutConstraint`. The system
breaks one of the constraints (which one is unpredictable), and the view does not appear, or appears in the top-left
corner.

## Flagged

```swift
final class EmptyStateView: UIView {
  let message = UILabel()

  func setUp() {
    addSubview(message)
    NSLayoutConstraint.activate([
      message.centerXAnchor.constraint(equalTo: centerXAnchor),
      message.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}
```

## Accepted

`translatesAutoresizingMaskIntoConstraints` is set to `false` before the constraints are activated. A stack view sets it
to `false` for its arranged subviews, and a view that is not constrained itself may keep the constraints of its mask,
even if other views are constrained to it.

```swift
final class EmptyStateView: UIView {
  let stack = UIStackView()
  let message = UILabel()
  let picture: UIImageView = {
    let picture = UIImageView()
    picture.translatesAutoresizingMaskIntoConstraints = false
    return picture
  }()

  func setUp() {
    addSubview(stack)
    addSubview(picture)
    stack.addArrangedSubview(message)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      picture.bottomAnchor.constraint(equalTo: stack.topAnchor),
      picture.centerXAnchor.constraint(equalTo: stack.centerXAnchor),
    ])
  }
}
```

## Fix

The fix inserts `message.translatesAutoresizingMaskIntoConstraints = false` before the statement that adds the view to
its superview. The constraints that you wrote remain unchanged; only the generated ones disappear.

## Silent when

- the view is an outlet or a parameter, or is created in code that was not read;
- the view is a root view or a cell's `contentView`, whose frame UIKit sets;
- the view is an arranged subview, or its constraints connect it only to its own subviews or use it only as the second
  item;
- the view is created with a frame other than zero or given one later, and its mask may be meant to maintain that frame;
- the code sets the view's `autoresizingMask` to one or more options, so the mask is meant to position the view;
- the view is created by `NSStackView(views:)`, which sets `translatesAutoresizingMaskIntoConstraints` to `false`, or by
  an initializer that is declared neither in UIKit or AppKit nor in your code; or it is passed to a property wrapper;
- the view is passed to a function or method that is not UIKit's, such as your own `addForAutoLayout`, unless all code
  that uses the view was read and none of it sets `translatesAutoresizingMaskIntoConstraints`;
- code sets `translatesAutoresizingMaskIntoConstraints` for constraint items that cannot be identified, such as
  `constraint.firstItem` in a loop over a list that was not read;
- the view's class is your own, and its code sets `translatesAutoresizingMaskIntoConstraints`, sets the view's frame or
  mask, or passes `self` to other code that may do so;
- not all code in the type could be read: a bracket, string or comment is not closed, or blocks are nested too deeply.

## Sources

- Apple, [translatesAutoresizingMaskIntoConstraints](https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints)
- Stack Overflow, [one constraint that conflicts with the mask](https://stackoverflow.com/questions/16023367)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(868, 1148), line: 23), RuleExample(RuleExample.Kind.accepted, SourceRange(1458, 2167), line: 43)]),
    RulePage(
      id: #"missing-position"#,
      summary: #"a view has no position on an axis, so it is usually at 0"#,
      group: RuleGroup.ambiguity,
      severity: Severity.info,
      enabled: true,
      applicability: Applicability.displayOnly,
      options: [],
      text: ###"""
```json
{
  "id": "missing-position",
  "summary": "a view has no position on an axis, so it is usually at 0",
  "group": "ambiguity",
  "severity": "info",
  "enabled": true,
  "fix": "display-only",
  "options": []
}
```

A view with the width of its superview still needs a horizontal position. If no constraint determines it, the system
chooses one, usually 0. Then the view fills its superview, as intended, but only by chance: `hasAmbiguousLayout` is
`true`, and anything that someone adds later, such as an inequality or a view next to it, may move the view to the side.
The same applies to the height and the vertical position, and to smaller views that were meant to be at 0.

If it is obvious that 0 was not intended, `ambiguous-layout` reports the view with a warning instead. Of 73 views that
this rule reported in open-source projects, 57 were fine where they were, and 16 were worth changing.

## Flagged

```swift
final class FeedView: UIView {
  private let header = UILabel()

  func setUp() {
    header.translatesAutoresizingMaskIntoConstraints = false
    addSubview(header)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: topAnchor),
      header.widthAnchor.constraint(equalTo: widthAnchor),
    ])
  }
}
```

## Accepted

```swift
final class FeedView: UIView {
  private let header = UILabel()

  func setUp() {
    header.translatesAutoresizingMaskIntoConstraints = false
    addSubview(header)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: topAnchor),
      header.leadingAnchor.constraint(equalTo: leadingAnchor),
      header.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
```

## Fix

The fix is only a suggestion: the finding lists the smallest sets of attributes to constrain.

## Silent when

- a condition under "Silent when" on the page of `ambiguous-layout` applies to the view, other than the condition that
  only its position is missing;
- `ambiguous-layout` reports the view instead, for one of these reasons: the view's size is missing, too; inequalities
  limit its position; the position or size of other views depends on that position; the view would be behind a bar, such
  as the status bar, or partly cover another view; or no constraint involves the view.

## Sources

- Apple, [Auto Layout Guide: Ambiguous Layouts](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AmbiguousLayouts.html)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(929, 1256), line: 24), RuleExample(RuleExample.Kind.accepted, SourceRange(1283, 1679), line: 41)]),
    RulePage(
      id: #"missing-super-layout"#,
      summary: #"an override of a layout method does not call super"#,
      group: RuleGroup.timing,
      severity: Severity.info,
      enabled: true,
      applicability: Applicability.unsafe,
      options: [],
      text: ###"""
```json
{
  "id": "missing-super-layout",
  "summary": "an override of a layout method does not call super",
  "group": "timing",
  "severity": "info",
  "enabled": true,
  "fix": "unsafe",
  "options": []
}
```

The superclass does its own layout in `layoutSubviews()` and similar methods. Without the call to `super`, a button's
title and image overlap in the button's corner, a cell's text keeps the size that it had in another row, and views that
are positioned by constraints stay where they were.

In `updateConstraints()` and `updateViewConstraints()`, a `return` before the call to `super` has the same effect
whenever it is reached.

## Flagged

```swift
final class IconButton: UIButton {
  let badge = UIView()

  func setUp() {
    badge.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    addSubview(badge)
  }

  override func layoutSubviews() {
    layer.cornerRadius = bounds.height / 2
  }
}

final class BadgeView: UIView {
  let label = UILabel()

  func setUp() {
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
  }

  override func layoutSubviews() {
    layer.cornerRadius = bounds.height / 2
  }
}
```

## Accepted

A plain view that places its subviews itself:

```swift
final class BadgeView: UIView {
  let label = UILabel()

  override func layoutSubviews() {
    label.frame = bounds
    addSubview(label)
  }
}
```

## Fix

The fix calls `super` on the first line of the method, or on the last line if the method updates constraints, as Apple
recommends. You can remove an empty override instead, because an override that only calls `super` has no effect. Views
may move, so the fix is *unsafe*: check the result on screen.

## Silent when

- the superclass is `UIView`, `UIControl`, `UILabel`, `UIImageView` or (for `layout()`) `NSView`, and no constraint
  positions a subview, so there is nothing to lay out;
- the superclass is a cell or a header of a table view or collection view (`UITableViewCell`,
  `UITableViewHeaderFooterView`, `UICollectionViewCell`, `UICollectionReusableView`, `NSTableCellView`), no constraint
  positions a subview, and the class uses no outlets and none of the parts that the superclass lays out, such as
  `contentView`, `textLabel` or `accessoryType`;
- the superclass is your own, and either does not declare the method and creates no constraints, or declares it only to
  call `super` and optional closures (`onLayout?(self)`);
- the superclass is not known;
- a `return` before the call to `super` is in a method other than `updateConstraints()` and `updateViewConstraints()`:
  returning early only keeps the previous layout;
- the method is your own `layout()`, in a subclass of `UIView` or of a controller;
- the method is `viewDidLayoutSubviews()` or `viewWillLayoutSubviews()`, whose default implementations do nothing;
- the type contains no layout code that `layoutlint` reads;
- not all code in the type could be read: a bracket, string or comment is not closed, or blocks are nested too deeply.

## Sources

- Apple, [UIView.layoutSubviews()](https://developer.apple.com/documentation/uikit/uiview/layoutsubviews())
- Apple, [UIView.updateConstraints()](https://developer.apple.com/documentation/uikit/uiview/updateconstraints())
- Apple, [UIViewController.updateViewConstraints()](https://developer.apple.com/documentation/uikit/uiviewcontroller/updateviewconstraints())

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(664, 1230), line: 23), RuleExample(RuleExample.Kind.accepted, SourceRange(1304, 1449), line: 56)]),
    RulePage(
      id: #"mixed-axis-scaling"#,
      summary: #"a length along one axis scales with the screen's size along the other"#,
      group: RuleGroup.numbers,
      severity: Severity.info,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "mixed-axis-scaling",
  "summary": "a length along one axis scales with the screen's size along the other",
  "group": "numbers",
  "severity": "info",
  "enabled": true,
  "fix": null,
  "options": []
}
```

Scaling to the screen keeps a design's proportions only if horizontal lengths scale with the screen's width, and
vertical ones with its height. If an x coordinate of 10 points scales with the height, it grows by 22 percent on a phone
of the same width that is 812 instead of 667 points tall, and the view overlaps its neighbor, which scales with the
width. If the width of a circle of 32 × 32 points scales with the screen's width, and its height with the screen's
height, the circle is an oval on every phone whose aspect ratio differs from the design's.

## Flagged

```swift
final class AvatarView: UIView {
  let picture = UIImageView()

  func setUp() {
    addSubview(picture)
    picture.frame = CGRect(
      x: 10.calculateWidth(), y: 10.calculateHeight(), width: 32.calculateWidth(),
      height: 32.calculateHeight())
  }
}
```

## Accepted

```swift
final class AvatarView: UIView {
  let picture = UIImageView()

  func setUp() {
    addSubview(picture)
    picture.frame = CGRect(
      x: 10.calculateWidth(), y: 10.calculateHeight(), width: 32.calculateHeight(),
      height: 32.calculateHeight())
  }
}
```

## Silent when

- the function's axis is not known: only `calculateWidth`, `calculateHeight`, and your own functions that use just the
  screen's width or just its height have a known axis;
- a view's width and height are scaled by the same function, which preserves the view's shape (even if a position is
  computed from the scaled sizes);
- a height scales with the screen's width, and SnapKit or anchors constrain both sides of the view, so the view's width
  grows with the screen, too; or a width scales with the screen's height, and the view's top and bottom are constrained;
- the number has no axis, as is the case for font sizes and corner radii;
- the file is generated, and a comment above its code says so (`DO NOT EDIT`, `Generated using …`);
- the file is a test, a playground or a benchmark, or is for macOS only.

## Sources

- Apple, [UIView.contentMode and aspect ratios](https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.property)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(806, 1064), line: 22), RuleExample(RuleExample.Kind.accepted, SourceRange(1091, 1350), line: 37)]),
    RulePage(
      id: #"mixed-direction-attributes"#,
      summary: #"a leading or trailing edge is constrained to a left or right edge"#,
      group: RuleGroup.crash,
      severity: Severity.error,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "mixed-direction-attributes",
  "summary": "a leading or trailing edge is constrained to a left or right edge",
  "group": "crash",
  "severity": "error",
  "enabled": true,
  "fix": null,
  "options": []
}
```

The app crashes. Leading and trailing follow the reading direction, but left and right do not, so UIKit raises an
exception as soon as an edge of one kind is constrained to an edge of the other kind. The compiler does not report the
mistake, because leading, trailing, left and right anchors all have the same type. If the screen is rarely opened, the
first person to see the crash may be a user.

There is no fix, because either of the two attributes may be the wrong one. Leading and trailing suit text and controls;
left and right suit content that is never mirrored, such as a map or a playback bar.

## Flagged

```swift
final class ChatBubble: UIView {
  let text = UILabel()

  func setUp() {
    addSubview(text)
    text.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: leftAnchor),
      text.trailingAnchor.constraint(equalTo: trailingAnchor),
      text.topAnchor.constraint(equalTo: topAnchor),
      text.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}
```

```swift
final class ChatBubble: UIView {
  let tail = UIImageView()

  func setUp() {
    addSubview(tail)
    tail.translatesAutoresizingMaskIntoConstraints = false
    let edge = tail.rightAnchor.constraint(equalTo: trailingAnchor)
    edge.isActive = true
  }
}
```

## Accepted

Either both attributes follow the reading direction, or neither does. A center can be constrained to either
kind of edge.

```swift
final class ChatBubble: UIView {
  let text = UILabel()
  let progress = UIView()

  func setUp() {
    addSubview(text)
    addSubview(progress)
    text.translatesAutoresizingMaskIntoConstraints = false
    progress.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: leadingAnchor),
      text.trailingAnchor.constraint(equalTo: centerXAnchor),
      progress.leftAnchor.constraint(equalTo: leftAnchor),
      progress.rightAnchor.constraint(equalTo: centerXAnchor),
    ])
  }
}
```

## Silent when

- one of the two attributes is a variable, so its direction is not known;
- a parameter determines which attribute is constrained, and no call that was read passes an attribute that causes a
  crash;
- the constraint is in a branch that selects both attributes, or in nested branches that each select one of them
  (`case .leading:` inside `case .left:`), so the caller asks for exactly this combination;
- one of the two attributes is a center, which can be constrained to leading and trailing as well as to left and right.

## Sources

- Apple, [Auto Layout Guide: Anatomy of a Constraint](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html)
- WordPress for iOS, [a crash report](https://github.com/wordpress-mobile/WordPress-iOS/issues/4270)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(856, 1290), line: 24), RuleExample(RuleExample.Kind.flagged, SourceRange(1304, 1561), line: 41), RuleExample(RuleExample.Kind.accepted, SourceRange(1711, 2271), line: 59)]),
    RulePage(
      id: #"non-pixel-value"#,
      summary: #"a distance or size is not a whole number of pixels on any screen"#,
      group: RuleGroup.numbers,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "non-pixel-value",
  "summary": "a distance or size is not a whole number of pixels on any screen",
  "group": "numbers",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

A screen has two or three pixels per point. An edge at 10.3 points is at 20.6 or 30.9 pixels. The system either rounds
this position (perhaps up, while a neighboring edge is rounded down) or draws a blurred edge. In a list, gaps that
should be equal then differ by a pixel.

## Flagged

```swift
final class RowView: UIView {
  let title = UILabel()

  func setUp() {
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 10.3),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
    ])
  }
}
```

## Accepted

```swift
final class RowView: UIView {
  let title = UILabel()

  func setUp() {
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 10.5),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16.33),
    ])
  }
}
```

## Silent when

- the number is whole, or its fractional part is a half, a third or two thirds (possibly rounded, as in 16.33);
- the number is at most 1, like the thickness of a hairline;
- the number is computed or has a name, or is a font size or a corner radius;
- the file is generated, and a comment above its code says so (`DO NOT EDIT`, `Generated using …`);
- the file is a test, a playground or a benchmark, or is for macOS only.

## Sources

- Apple, [Points Versus Pixels](https://developer.apple.com/library/archive/documentation/2DDrawing/Conceptual/DrawingPrintingiOS/GraphicsDrawingOverview/GraphicsDrawingOverview.html)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(516, 863), line: 20), RuleExample(RuleExample.Kind.accepted, SourceRange(890, 1240), line: 37)]),
    RulePage(
      id: #"open-scroll-content"#,
      summary: #"constraints do not determine the size of a scroll view's content"#,
      group: RuleGroup.ambiguity,
      severity: Severity.info,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "open-scroll-content",
  "summary": "constraints do not determine the size of a scroll view's content",
  "group": "ambiguity",
  "severity": "info",
  "enabled": true,
  "fix": null,
  "options": []
}
```

A scroll view takes the size of its content from the constraints inside it: on each axis, they must form an unbroken
chain from one edge of the content to the other, with a known size in between. Otherwise, the content size is arbitrary:
the view does not scroll, or scrolls too far, or its content collapses to nothing.

The usual cause is a content view that is pinned to all four edges of the scroll view but has no width of its own.
Constraints to these edges are constraints to the edges of the content, not to those of the scroll view's frame on
screen.

The severity is `info`: of 15 scroll views that the rule reported in open-source projects, 4 needed a change; the others
were not meant to scroll along the reported axis, or got their content size in another way.

## Flagged

```swift
final class ArticleViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let content = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(content)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
  }
}
```

## Accepted

The content is as wide as the scroll view's frame, so it scrolls only vertically.

```swift
final class ArticleViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let content = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(content)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
  }
}
```

## Silent when

The rule is silent if `ambiguous-layout` does not check the scroll view or its content, or if the scroll view is a table
or collection view, which determines its own content size.

It is also silent about an axis on which no edge of the content is constrained: a view that is centered in a scroll view
is positioned relative to the scroll view's frame, and nothing scrolls. The same is true if everything is pinned to
views outside the scroll view, to their safe areas, or to the `frameLayoutGuide` of the scroll view.

Inequalities inside the content can also determine its size: for example, content scrolls if it is pinned to both edges
and is at least 640 points wide. Inequalities do not determine the size if they only require the content to fill the
scroll view.

In a table view, the rule reports a view that is pinned to both sides but has no width or centerX constraint, unless the
view keeps its autoresizing mask and code sets its frame (`spinner.frame = view.bounds`): the constraints that are
generated from the mask keep the width of that frame.

If the position or size of the scroll view itself is not determined, and the content depends on that position or size,
`ambiguous-layout` reports the scroll view instead.

## Sources

- Apple, [Auto Layout Guide: Working with Scroll Views](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/WorkingwithScrollViews.html)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(1021, 2081), line: 27), RuleExample(RuleExample.Kind.accepted, SourceRange(2191, 3322), line: 57)]),
    RulePage(
      id: #"opted-out-root-view"#,
      summary: #"a view controller turns off the autoresizing mask of its own view"#,
      group: RuleGroup.conflict,
      severity: Severity.warning,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "opted-out-root-view",
  "summary": "a view controller turns off the autoresizing mask of its own view",
  "group": "conflict",
  "severity": "warning",
  "enabled": false,
  "fix": null,
  "options": []
}
```

The system, a navigation controller or a sheet sizes a controller's view by setting its frame, and the view's
autoresizing mask adjusts that frame when the size of the window changes. If `translatesAutoresizingMaskIntoConstraints`
is `false` and no other code constrains the view, it keeps the size it was loaded with, or becomes 0 points wide: the
screen is black, or the content sits in a corner.

## Flagged

```swift
final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.translatesAutoresizingMaskIntoConstraints = false
  }
}
```

## Accepted

```swift
final class HomeController: UIViewController {
  let list = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
  }
}
```

## Silent when

- the view belongs to another controller, such as a child, whose view is constrained by the code that adds it;
- the code is in a function other than `init`, `viewDidLoad()` and `loadView()`;
- the file is a test, a playground or a benchmark, or is for macOS only.

## Sources

- Apple, [translatesAutoresizingMaskIntoConstraints](https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(650, 818), line: 21), RuleExample(RuleExample.Kind.accepted, SourceRange(845, 1067), line: 32)]),
    RulePage(
      id: #"optional-view-in-format"#,
      summary: #"a view that may be nil is used in a visual format without being unwrapped"#,
      group: RuleGroup.crash,
      severity: Severity.info,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "optional-view-in-format",
  "summary": "a view that may be nil is used in a visual format without being unwrapped",
  "group": "crash",
  "severity": "info",
  "enabled": true,
  "fix": null,
  "options": []
}
```

If the view is `nil` when this code runs, the app crashes with an unhelpful message: `nsli_superitem` was sent to an
object that does not respond to it. The views dictionary of a visual format has values of type `Any`, which accepts an
optional without unwrapping it. A property that is declared with `!` is not unwrapped there either, although it is
unwrapped nearly everywhere else. A `nil` becomes an `NSNull`, which is not a view. In Swift 3.0, even an optional that
contained a view caused the crash.

There is no fix, because it is not known whether the view may be `nil` there, or what should happen if it is.

The severity is `info`: in all 8 places that the rule reported in open-source projects, the code had already set the
property.

## Flagged

```swift
final class PlayerView: UIView {
  var poster: UIImageView!
  let caption = UILabel()

  func setUp() {
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[poster]-[caption]|", options: [], metrics: nil,
        views: ["poster": poster, "caption": caption]))
  }
}
```

## Accepted

```swift
final class PlayerView: UIView {
  var poster: UIImageView!
  let caption = UILabel()

  func setUp() {
    let views: [String: UIView] = ["poster": poster, "caption": caption]
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[poster]-[caption]|", options: [], metrics: nil, views: views))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[poster]|", options: [], metrics: nil, views: ["poster": poster!]))
  }
}
```

## Silent when

- the view is unwrapped with `!`, `if let` or `guard let`;
- the property is declared with `!`, and is an outlet or is assigned by the class itself: the class already relies on
  the property not being `nil`;
- the dictionary is declared with a type other than `[String: Any]`, so either the value is unwrapped or the code does
  not compile;
- the property is not declared in the files that were read, or the format does not mention the view;
- the call uses Swift 2 syntax: in Swift 2, these dictionaries cannot contain optionals.

## Sources

- Swift Evolution, [SE-0054](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0054-abolish-iuo.md) and [SE-0140](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0140-bridge-optional-to-nsnull.md)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(1001, 1304), line: 27), RuleExample(RuleExample.Kind.accepted, SourceRange(1331, 1822), line: 43)]),
    RulePage(
      id: #"other-coordinate-space"#,
      summary: #"a view's frame or center, or a point, is used in another view's coordinate space"#,
      group: RuleGroup.placement,
      severity: Severity.warning,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "other-coordinate-space",
  "summary": "a view's frame or center, or a point, is used in another view's coordinate space",
  "group": "placement",
  "severity": "warning",
  "enabled": false,
  "fix": null,
  "options": []
}
```

`frame` and `center` describe where a view is in its *superview*. Inside the view, positions are measured from the
view's own top-left corner, and the rectangle to use is `bounds`. `child.frame = parent.frame` looks right as long as
the parent is at (0, 0). Once a bar or a margin moves the parent by 80 points, the child moves by another 80 points, and
extends past the parent.

`hitTest(_:with:)` and `point(inside:with:)` also expect a point in the view's own coordinates. If the point that the
system gives to one view is passed to another, taps are off by the distance between the origins of the two views: a
button reacts to taps below it.

## Flagged

```swift
final class AvatarView: UIView {
  let ring = UIView()
  let spinner = UIActivityIndicatorView()

  override func layoutSubviews() {
    super.layoutSubviews()
    addSubview(ring)
    addSubview(spinner)
    ring.frame = frame
    spinner.center = center
  }

  func place(in window: UIWindow) -> CGRect {
    convert(frame, to: window)
  }

  func isHit(_ tap: UITapGestureRecognizer) -> Bool {
    ring.frame.contains(tap.location(in: ring))
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    spinner.hitTest(point, with: event)
  }
}
```

## Accepted

```swift
final class AvatarView: UIView {
  let ring = UIView()
  let spinner = UIActivityIndicatorView()

  override func layoutSubviews() {
    super.layoutSubviews()
    addSubview(ring)
    addSubview(spinner)
    ring.frame = bounds
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  func place(in window: UIWindow) -> CGRect {
    convert(bounds, to: window)
  }

  func isHit(_ tap: UITapGestureRecognizer) -> Bool {
    ring.bounds.contains(tap.location(in: ring))
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    spinner.hitTest(convert(point, to: spinner), with: event)
  }
}
```

## Silent when

- the two views are not known to be superview and subview: a view that is added to a third view, or that other code
  adds, may be a sibling;
- the view's origin is (0, 0): the view is a window, the container of a transition, a view created with such a frame, or
  a controller's own view while it is being loaded;
- `frame` or `center` is the name of a parameter or a local variable;
- a point is passed on in a function other than `hitTest(_:with:)` and `point(inside:with:)`, or in a closure that does
  not also receive the event;
- the point is passed to a view that has the same origin: the content view of a cell, a view in a window, a view that
  fills its superview, or one that is constrained to the top of its superview without a constant;
- the file is a test.

## Sources

- Apple, [UIView.frame](https://developer.apple.com/documentation/uikit/uiview/frame): "the frame rectangle, which describes
  the view's location and size in its superview's coordinate system"
- Apple, [UIView.convert(_:to:)](https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-2uu3y): "A rectangle
  specified in the local coordinate system (bounds) of the receiver"

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(916, 1489), line: 25), RuleExample(RuleExample.Kind.accepted, SourceRange(1516, 2147), line: 54)]),
    RulePage(
      id: #"outward-constant"#,
      summary: #"a constant moves a view outside its superview"#,
      group: RuleGroup.placement,
      severity: Severity.warning,
      enabled: true,
      applicability: Applicability.unsafe,
      options: [],
      text: ###"""
```json
{
  "id": "outward-constant",
  "summary": "a constant moves a view outside its superview",
  "group": "placement",
  "severity": "warning",
  "enabled": true,
  "fix": "unsafe",
  "options": []
}
```

A positive constant moves an edge to the right or down, whichever edge it is. So at the leading edge, a constant of 16
is a margin inside the superview, but at the trailing edge, it moves the edge 16 points past the superview's edge.
Centered text is then off center, or a button at the bottom extends past its card and does not respond to touches
outside the card.

The severity is lowered to `info` at the bottom edge: there, content often scrolls, is not clipped, or ends before the
edge.

## Flagged

```swift
final class QuoteView: UIView {
  let text = UILabel()

  func setUp() {
    addSubview(text)
    text.textAlignment = .center
    text.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 16),
    ])
  }
}
```

## Accepted

A positive constant is correct if the superview's edge comes first in the constraint. A backdrop may extend past the
text in front of it.

```swift
final class QuoteView: UIView {
  let text = UILabel()
  let backdrop = UIView()

  func setUp() {
    addSubview(backdrop)
    addSubview(text)
    text.translatesAutoresizingMaskIntoConstraints = false
    backdrop.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      backdrop.leadingAnchor.constraint(equalTo: text.leadingAnchor, constant: -4),
      backdrop.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 4),
    ])
  }
}
```

## Fix

The fix negates the constant. The view moves, so the fix is *unsafe*: check the result on screen. There is no fix if the
constant also applies to a top or leading edge, as in `leading.trailing.equalTo(card).offset(16)`. In that case,
constrain the bottom or trailing edge separately.

## Silent when

- no top or leading edge of the same view has a positive literal constant, so nothing shows that a margin was meant; or
  a top or leading edge is outside, too, because of an explicit negative constant;
- another view extends past the opposite side of the same superview by the same distance;
- the constant is not written as a number, or another value is assigned to it later;
- the minus sign is explicit, as in SnapKit's `inset(-8)`;
- the constraint uses `lessThanOrEqualTo`, or is stored, as for a view that slides in from outside;
- the constraint conflicts with another one between the same edges, as after `leading.trailing.equalTo(card).offset(16)`
  and `trailing.equalTo(card).offset(-16)`: `conflicting-constraints` reports this;
- the second item is not known to be the superview;
- the second item is one of the superview's layout guides, and the opposite edge is not constrained to that guide with
  the same constant;
- the view is a left-aligned label without a background, and the edge is its trailing one, so only long text reveals the
  mistake: `text-limit-outside` reports this with the severity `info`;
- code in the type sets the view's `transform` to a translation, as for a sheet that slides in from below;
- the view's name suggests that it should extend past its superview: badge, shadow, background and the like.

## Sources

- Stack Overflow, [negative constants for trailing edges](https://stackoverflow.com/questions/52227287)
- Apple, [Auto Layout Guide: Anatomy of a Constraint](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(724, 1248), line: 24), RuleExample(RuleExample.Kind.accepted, SourceRange(1414, 2188), line: 47)]),
    RulePage(
      id: #"overlapping-siblings"#,
      summary: #"a view overlaps its neighbor, or covers another view"#,
      group: RuleGroup.placement,
      severity: Severity.warning,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "overlapping-siblings",
  "summary": "a view overlaps its neighbor, or covers another view",
  "group": "placement",
  "severity": "warning",
  "enabled": true,
  "fix": null,
  "options": []
}
```

`label.bottom == field.top + 10` reads like "a gap of 10". In fact, it means that the label ends 10 points *below* the
top of the field: the two overlap by 10 points, text covers text, and the view at the back receives no touches there.
Positive constants move edges right and down. To get a gap, make the constant negative here, or swap the two items:
`field.top == label.bottom + 10`.

Another cause of overlaps is a line that was copied and not changed: two labels with the same leading edge and the same
top edge cover each other.

## Flagged

```swift
final class SignInForm: UIView {
  let label = UILabel()
  let field = UITextField()

  func setUp() {
    addSubview(label)
    addSubview(field)
    label.translatesAutoresizingMaskIntoConstraints = false
    field.translatesAutoresizingMaskIntoConstraints = false
    label.topAnchor.constraint(equalTo: topAnchor, constant: 10).isActive = true
    label.bottomAnchor.constraint(equalTo: field.topAnchor, constant: 10).isActive = true
  }
}
```

```swift
final class NameCard: UIView {
  let name = UILabel()
  let street = UILabel()

  func setUp() {
    addSubview(name)
    addSubview(street)
    name.translatesAutoresizingMaskIntoConstraints = false
    street.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: topAnchor),
      name.leadingAnchor.constraint(equalTo: leadingAnchor),
      street.topAnchor.constraint(equalTo: topAnchor),
      street.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }
}
```

## Accepted

```swift
final class SignInForm: UIView {
  let label = UILabel()
  let field = UITextField()

  func setUp() {
    addSubview(label)
    addSubview(field)
    label.translatesAutoresizingMaskIntoConstraints = false
    field.translatesAutoresizingMaskIntoConstraints = false
    field.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 10).isActive = true
  }
}
```

```swift
final class CardView: UIView {
  let picture = UIImageView()
  let sheet = UIView()

  func setUp() {
    addSubview(picture)
    addSubview(sheet)
    picture.translatesAutoresizingMaskIntoConstraints = false
    sheet.translatesAutoresizingMaskIntoConstraints = false
    sheet.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: -20).isActive = true
  }
}
```

## Silent when

- the overlap is written with a minus sign, as in the second accepted example, so it is probably intended;
- the constant is not written as a number, or another value is assigned to it later;
- nothing shows that a gap was meant: the view is not a label, the number is not passed to SnapKit's `inset`, and the
  opposite edge of the view has no margin of the same length (a button with padding may overlap its neighbor's padding
  as an optical correction);
- the overlap is small (less than 4 points horizontally, or 8 vertically), and the number is not passed to SnapKit's
  `inset`;
- the neighbor shows no content of its own: it is a plain `UIView`, a scroll view or an instance of one of your own
  classes (a panel over the edge of a map, say, or a card with a tag on its edge);
- an image view or a plain `UIView` overlaps a view that shows no text, as a badge overlaps an avatar; or a list or
  another scroll view extends behind its neighbor;
- other constraints keep the two views side by side: a badge that starts where the title ends may start above the
  title's top;
- another edge of the view overlaps the neighbor, too, because of an explicit negative constant;
- the constraint merely allows an overlap (`lessThanOrEqualTo`);
- the two views are not known to be added to the same superview.

Two views in the same place are reported only if they are two labels, two buttons or two text fields, and one function
pins the same edges or centers of both to the same positions, with required constraints. They are not reported if code
hides, fades, rotates or aligns either of them: such code may show one view at a time, or arrange the views in a row.
Nor are they reported if one of the two starts at or beyond the end of the other, because then neither covers the other.

The severity is lowered to `info` if an equality (`equalTo`) makes a label overlap its neighbor horizontally: text is
usually shorter than its label, so only long text is drawn over the neighbor.

## Sources

- Apple, [Auto Layout Guide: Anatomy of a Constraint](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(774, 1218), line: 24), RuleExample(RuleExample.Kind.flagged, SourceRange(1232, 1772), line: 40), RuleExample(RuleExample.Kind.accepted, SourceRange(1799, 2162), line: 62), RuleExample(RuleExample.Kind.accepted, SourceRange(2176, 2545), line: 77)]),
    RulePage(
      id: #"priority-crossing-required"#,
      summary: #"the priority of an active constraint changes from required to optional or back"#,
      group: RuleGroup.crash,
      severity: Severity.info,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "priority-crossing-required",
  "summary": "the priority of an active constraint changes from required to optional or back",
  "group": "crash",
  "severity": "info",
  "enabled": true,
  "fix": null,
  "options": []
}
```

An active constraint may change from one optional priority to another, but not from 1000 (required) to a lower one or
back: UIKit raises an exception ("Mutating a priority from required to not on an installed constraint is not
supported"), and the app crashes. Before the first layout pass, the change often works, so the app crashes only later,
when the same code runs on a screen that is already visible. Set the priority first, then activate the constraint.

The severity is `info`, because most code sets the priority before the first layout pass.

## Flagged

```swift
final class TagView: UIView {
  let label = UILabel()

  func setUp() {
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    let width = label.widthAnchor.constraint(equalToConstant: 80)
    width.isActive = true
    width.priority = .defaultHigh
  }
}
```

## Accepted

```swift
final class TagView: UIView {
  let label = UILabel()

  func setUp() {
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    let width = label.widthAnchor.constraint(equalToConstant: 80)
    width.priority = .defaultHigh
    width.isActive = true
    width.priority = .defaultLow
  }
}
```

## Silent when

- the constraint is activated in another function, closure or branch;
- one of the two priorities is not known;
- the constraint is deactivated before its priority changes.

## Sources

- Apple, [NSLayoutConstraint.priority](https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(816, 1102), line: 23), RuleExample(RuleExample.Kind.accepted, SourceRange(1129, 1448), line: 39)]),
    RulePage(
      id: #"priority-out-of-range"#,
      summary: #"a priority is 0 or less, or more than 1000"#,
      group: RuleGroup.crash,
      severity: Severity.error,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "priority-out-of-range",
  "summary": "a priority is 0 or less, or more than 1000",
  "group": "crash",
  "severity": "error",
  "enabled": true,
  "fix": null,
  "options": []
}
```

The priority of a constraint must be greater than 0 and at most 1000. Setting any other priority raises an exception, so
the app crashes when that code runs, even if it is in another method than the code that creates the constraint. Content
hugging and compression resistance priorities must be at least 0 and at most 1000. To disable a constraint, do not
activate it; to make it yield to all others, give it a priority of 1.

## Flagged

```swift
final class TagView: UIView {
  let label = UILabel()

  func setUp() {
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    let width = label.widthAnchor.constraint(equalToConstant: 80)
    width.priority = UILayoutPriority(rawValue: 1001)
    width.isActive = true
  }
}
```

## Accepted

```swift
final class TagView: UIView {
  let label = UILabel()

  func setUp() {
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    let width = label.widthAnchor.constraint(equalToConstant: 80)
    width.priority = UILayoutPriority(rawValue: 1)
    width.isActive = true
  }
}
```

## Silent when

- the value of the priority is not known;
- the value is passed to one of your own functions, which may keep it in range.

## Sources

- Apple, [NSLayoutConstraint.priority](https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(650, 956), line: 21), RuleExample(RuleExample.Kind.accepted, SourceRange(983, 1286), line: 37)]),
    RulePage(
      id: #"redundant-constraint"#,
      summary: #"a required constraint is implied by the others"#,
      group: RuleGroup.redundancy,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "redundant-constraint",
  "summary": "a required constraint is implied by the others",
  "group": "redundancy",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

Nothing looks wrong on screen. But a redundant constraint must be kept consistent with the others: when somebody changes
a margin or a size in one of them, the rest contradict it, the log fills with "Unable to simultaneously satisfy
constraints", and the system breaks one of them.

## Flagged

```swift
final class CoverView: UIView {
  let cover = UIView()

  func setUp() {
    addSubview(cover)
    cover.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      cover.leadingAnchor.constraint(equalTo: leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: trailingAnchor),
      cover.topAnchor.constraint(equalTo: topAnchor),
      cover.bottomAnchor.constraint(equalTo: bottomAnchor),
      cover.widthAnchor.constraint(equalTo: widthAnchor),
    ])
  }
}
```

## Accepted

```swift
final class CoverView: UIView {
  let cover = UIView()

  func setUp() {
    addSubview(cover)
    cover.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      cover.leadingAnchor.constraint(equalTo: leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: trailingAnchor),
      cover.topAnchor.constraint(equalTo: topAnchor),
      cover.bottomAnchor.constraint(equalTo: bottomAnchor),
      cover.widthAnchor.constraint(lessThanOrEqualToConstant: 600),
    ])
  }
}
```

## Silent when

The rule considers only required constraints that are always active and fully known. It ignores a constraint that has a
lower priority, is inside a branch, contains a computed number, or is stored or changed later. `duplicate-constraint`
reports exact copies. Constraints from visual formats and helpers are not reported: formats and helpers treat all views
alike, so some redundant constraints are to be expected. Two bounds that keep a centered view inside another
(`leading >= 8` and `trailing <= -8`) imply each other, but are not reported, because the code is clearest with both.
Constraints in other functions are ignored, because they may be another way to lay out the same view.

The rule is off by default: some teams prefer to write such constraints out.

## Sources

- Apple, [Auto Layout Guide: Anatomy of a Constraint](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html), "Creating Nonambiguous, Satisfiable Layouts"

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(514, 1014), line: 20), RuleExample(RuleExample.Kind.accepted, SourceRange(1041, 1551), line: 40)]),
    RulePage(
      id: #"screen-bounds-in-layout"#,
      summary: #"the layout of a view uses the size of the whole screen"#,
      group: RuleGroup.adaptivity,
      severity: Severity.info,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "screen-bounds-in-layout",
  "summary": "the layout of a view uses the size of the whole screen",
  "group": "adaptivity",
  "severity": "info",
  "enabled": true,
  "fix": null,
  "options": []
}
```

A view rarely fills the whole screen. In Split View, it may get only a third of the screen, and in a sheet or a popover
even less. If a phone is rotated after the view has been laid out, the screen's width and height are swapped. In each of
these cases, a cell as wide as the screen is cut off on the right, and content that is centered on the screen is not in
the middle of its window.

`nativeBounds` is in pixels. A window with this rectangle as its frame is two or three times as wide and as tall as the
screen, and only its top-left corner is visible.

A constant such as `static let width = UIScreen.main.bounds.width` has a further problem: it keeps the size that the
screen had when the constant was first used.

## Flagged

```swift
final class BannerView: UIView {
  let label = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: bounds.height)
  }
}
```

## Accepted

```swift
final class BannerView: UIView {
  let label = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    layer.borderWidth = 1 / UIScreen.main.scale
  }
}
```

## Silent when

- each app in the Xcode project fills the screen (it is for iPhone only, or requires full screen on iPad) and is always
  portrait or always landscape (its property list allows no other orientations), so the window is as large as the
  screen;
- the code is in `loadView()`, or in a static member other than a constant;
- a static or global constant is computed from the size of the screen, and the computation contains a condition or a
  division; or the constant is the longer or shorter side of the screen;
- the enclosing function mentions a keyboard, a window, the preferred content size or snapshots, or converts or compares
  rectangles: such code may need the size of the screen;
- the size is compared with a device size, which `device-size-check` reports; or something is divided by the size to get
  a fraction of the screen;
- the enclosing function checks the kind of device (`userInterfaceIdiom`);
- a controller gives its own `view` the frame of the screen: the code that shows the controller sets the frame again;
- a view passes the size to its own `init(frame:)`, and does not add itself to another view: the code that adds it sets
  its frame;
- the size is used only if there is no superview, or if nothing has been measured yet:
  `superview?.bounds ?? UIScreen.main.bounds`, `width == 0 ? UIScreen.main.bounds.width : width`;
- constraints, including those made with a layout library, replace the frame; or the view is created in a function and
  not passed on;
- the size is used to count something: `Int(UIScreen.main.bounds.height / 30)`;
- the code never runs: it follows a `return`, or needs a value that a `guard` above it requires to be `nil`;
- the code is not in a view or view controller, and does not initialize a static or global constant;
- the file is a test, a playground or a benchmark, or is for macOS only.

A frame that is set to `nativeBounds` is reported even in these cases, except the last one.

## Sources

- Apple, [UIScreen.main](https://developer.apple.com/documentation/uikit/uiscreen/main): deprecated, "use a UIScreen
  instance found through context instead"

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(962, 1183), line: 27), RuleExample(RuleExample.Kind.accepted, SourceRange(1210, 1409), line: 40)]),
    RulePage(
      id: #"screen-origin-ignored"#,
      summary: #"a window's position is computed from a screen's size, but not its origin"#,
      group: RuleGroup.placement,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "screen-origin-ignored",
  "summary": "a window's position is computed from a screen's size, but not its origin",
  "group": "placement",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

On a Mac, windows are positioned in coordinates that all screens share, and only the primary screen has its origin at
(0, 0). If the x coordinate of a window is half the difference between the widths of the screen and the window, the
window is centered on the primary screen, but is in the wrong place on any other screen. If code compares the position
of a window with the width of a screen, it may move a window that is already visible.

## Flagged

```swift
final class PanelController: NSWindowController {
  func center(_ panel: NSWindow, on screen: NSScreen) {
    panel.setFrameOrigin(
      NSPoint(x: (screen.frame.width - panel.frame.width) / 2, y: 40))
  }
}
```

## Accepted

```swift
final class PanelController: NSWindowController {
  func center(_ panel: NSWindow, on screen: NSScreen) {
    panel.setFrameOrigin(
      NSPoint(x: screen.frame.minX + (screen.frame.width - panel.frame.width) / 2, y: 40))
  }
}
```

## Silent when

- the function uses the origin, an edge or the middle of the screen's rectangle, or passes the screen on as the argument
  `screen:`;
- something other than a size is subtracted, as when a y coordinate is flipped;
- the file is a test, does not mention `NSScreen`, or contains no layout code.

## Sources

- Apple, [NSScreen.frame](https://developer.apple.com/documentation/appkit/nsscreen/frame)
- Apple, [NSWindow.setFrameOrigin(_:)](https://developer.apple.com/documentation/appkit/nswindow/setframeorigin(_:))

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(697, 906), line: 21), RuleExample(RuleExample.Kind.accepted, SourceRange(933, 1162), line: 32)]),
    RulePage(
      id: #"self-constraint"#,
      summary: #"a constraint relates an attribute of a view to itself"#,
      group: RuleGroup.redundancy,
      severity: Severity.warning,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "self-constraint",
  "summary": "a constraint relates an attribute of a view to itself",
  "group": "redundancy",
  "severity": "warning",
  "enabled": true,
  "fix": null,
  "options": []
}
```

"As wide as itself" is true of every view, so the constraint has no effect, and the intended constraint is missing: the
view has no width, jumps to the origin of its superview, or takes whatever size is left over. A constant makes the
mistake worse: "8 points to the right of itself" can never be satisfied, so the log reports that a constraint had to be
broken, and the view's position is unpredictable. With a multiplier, the constraint only sets a size: "half as wide as
itself, plus 10" is a width of 20. The message says which of these cases applies. Usually a line was copied and one of
its two names was not changed.

There is no fix, because only you know which view was meant.

A constraint that can never be satisfied is reported as a warning. One that has no effect is reported with the severity
`info`: of 27 such constraints in open-source projects, 9 needed a change. In most of the other cases, the size was
already determined, so the constraint could be deleted.

## Flagged

```swift
final class ProfileRow: UIView {
  let avatar = UIImageView()
  let name = UILabel()

  func setUp() {
    addSubview(avatar)
    addSubview(name)
    avatar.translatesAutoresizingMaskIntoConstraints = false
    name.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: leadingAnchor),
      name.leadingAnchor.constraint(equalTo: name.leadingAnchor, constant: 8),
      name.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
    ])
  }
}
```

```swift
final class ProfileRow: UIView {
  let avatar = UIImageView()

  func setUp() {
    addSubview(avatar)
    avatar.translatesAutoresizingMaskIntoConstraints = false
    avatar.widthAnchor.constraint(equalTo: avatar.widthAnchor).isActive = true
  }
}
```

## Accepted

Constraining a view's width to its own height sets an aspect ratio.

```swift
final class ProfileRow: UIView {
  let avatar = UIImageView()
  let name = UILabel()

  func setUp() {
    addSubview(avatar)
    addSubview(name)
    avatar.translatesAutoresizingMaskIntoConstraints = false
    name.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: leadingAnchor),
      avatar.widthAnchor.constraint(equalTo: avatar.heightAnchor),
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
      name.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
    ])
  }
}
```

## Silent when

- the two attributes differ, as in a constraint that sets an aspect ratio;
- the multiplier is 0: then the constraint sets the attribute to its constant;
- one side is a view's old `superview`: the same function later adds the view to another superview;
- the code chooses between the view itself and another one, as in `last ?? box`, and perhaps never chooses the view
  itself;
- it is not certain that the two sides are the same item.

## Sources

- Apple, [Auto Layout Guide: Anatomy of a Constraint](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html)
- Apple, [Auto Layout Guide: Unsatisfiable Layouts](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/ConflictingLayouts.html)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(1215, 1739), line: 29), RuleExample(RuleExample.Kind.flagged, SourceRange(1753, 2002), line: 48), RuleExample(RuleExample.Kind.accepted, SourceRange(2098, 2692), line: 64)]),
    RulePage(
      id: #"stack-child-pinned"#,
      summary: #"an arranged subview is pinned to an edge of its stack view"#,
      group: RuleGroup.conflict,
      severity: Severity.warning,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "stack-child-pinned",
  "summary": "an arranged subview is pinned to an edge of its stack view",
  "group": "conflict",
  "severity": "warning",
  "enabled": true,
  "fix": null,
  "options": []
}
```

A stack view with the alignment `.fill`, which is the default, pins both sides of each arranged subview to its own
sides, and every stack view pins the first view to its start and the last one to its end. A constraint that keeps a view
16 points away from one of these sides contradicts that: the log reports a conflict, the system breaks one of the two
constraints (which one is unpredictable), and the view touches the edge, or the stack view becomes narrower than its
other views.

## Flagged

```swift
final class MenuView: UIView {
  let stack = UIStackView()
  let title = UILabel()

  func setUp() {
    stack.axis = .vertical
    stack.addArrangedSubview(title)
    title.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 16).isActive = true
  }
}
```

## Accepted

```swift
final class MenuView: UIView {
  let stack = UIStackView()
  let title = UILabel()

  func setUp() {
    stack.axis = .vertical
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.addArrangedSubview(title)
    title.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 16).isActive = true
  }
}
```

## Silent when

- the distance equals the stack view's own margin, or is not a literal and may therefore equal the margin;
- the constraint is optional, an inequality, stored, or adjusted later;
- the stack view does not pin that edge: with the alignment `.center`, it pins neither side on the perpendicular axis;
  along its own axis, it pins only the start of the first view and the end of the last one, and only if no view is ever
  hidden;
- not all code that sets the stack view's axis, alignment, margins and arranged subviews was read.

## Sources

- Apple, [UIStackView.Alignment.fill](https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/fill)
- Apple, [isLayoutMarginsRelativeArrangement](https://developer.apple.com/documentation/uikit/uistackview/islayoutmarginsrelativearrangement)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(726, 991), line: 22), RuleExample(RuleExample.Kind.accepted, SourceRange(1018, 1414), line: 37)]),
    RulePage(
      id: #"stale-frame"#,
      summary: #"a frame is computed once from sizes that change later"#,
      group: RuleGroup.timing,
      severity: Severity.info,
      enabled: true,
      applicability: nil,
      options: [RuleOption(#"scaling-functions"#, defaultValue: OptionValue.strings([#"calculateWidth"#, #"calculateHeight"#]), meaning: #"functions that scale a number to the screen, so their results depend on its size"#, minimum: nil)],
      text: ###"""
```json
{
  "id": "stale-frame",
  "summary": "a frame is computed once from sizes that change later",
  "group": "timing",
  "severity": "info",
  "enabled": true,
  "fix": null,
  "options": [
    {
      "name": "scaling-functions",
      "type": "list of strings",
      "default": ["calculateWidth", "calculateHeight"],
      "meaning": "functions that scale a number to the screen, so their results depend on its size"
    }
  ]
}
```

A frame that is computed in `init` or `viewDidLoad()` fits the size that the view or the screen has at that moment. When
the phone is rotated, the window is resized or the view gets its final size, nothing computes the frame again: the
button floats in the middle, or the list ends halfway down the screen. In `init(frame:)`, the size is often zero, and so
is everything computed from it. Each function is reported once, at the first frame that it computes in this way; notes
show the others.

## Flagged

```swift
final class PostView: UIView {
  let header = UIView()
  let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    header.frame = CGRect(x: 0, y: 0, width: self.frame.width, height: 54.calculateHeight())
    addSubview(header)
    picture.frame = CGRect(
      x: 0, y: header.frame.maxY, width: bounds.width, height: bounds.width)
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }
}
```

## Accepted

```swift
final class PostView: UIView {
  let header = UIView()
  let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(header)
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 54.calculateHeight())
    picture.frame = CGRect(
      x: 0, y: header.frame.maxY, width: bounds.width, height: bounds.width)
  }
}
```

```swift
final class MapController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let map = UIView(frame: view.bounds)
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(map)
  }
}
```

## Silent when

- the type has a method that responds to size changes, such as `layoutSubviews()` or `viewWillTransition(to:with:)`, or
  observes its own `bounds` or `frame`;
- other code in the file sets the same frame;
- any code (in the same function, in the closure that initializes the property, or elsewhere) sets the view's
  autoresizing mask;
- something else positions the view: its own constraints (including those made with a layout library), a nib, a stack, a
  bar, a cell or a table;
- the view is loaded from a nib (`LogoView.fromNib()`), is created in the function and not passed on, or is the value of
  a lazy property that nothing uses;
- the frame does not depend on the size of the superview or the screen, or on a function that scales a number to the
  screen (`scaling-functions`);
- the frame is that of `self`, a window, a controller's layer, another controller's view (`menu.view`) or an object that
  is neither a view nor a layer;
- the frame is that of a layer, and other code in the file sets a property of the layer, directly or through another
  variable or property to which the layer is assigned;
- the frame is computed from the size of a view that is stored in a local variable and has a constant frame;
- the view is that of the controller itself, such as the `collectionView` of a `UICollectionViewController`;
- each app in the project fills the screen and is always portrait or always landscape, the frame depends on the screen
  or on a controller's view, and no outlet or action in the file shows that a nib gave that view its size;
- the view belongs to another object: `feed.list.frame`;
- the code is in a closure that is not the value of a lazy property, or in a function other than `init`,
  `viewDidLoad()`, `loadView()` and helpers called only by these (`awakeFromNib()` is not checked, because a view
  already has the size from its nib at that time);
- the file is a test, a playground or a benchmark, or is for macOS only;
- not all code in the file could be read: a bracket, string or comment is not closed, or blocks are nested too deeply.

## Sources

- Apple, [UIView.layoutSubviews()](https://developer.apple.com/documentation/uikit/uiview/layoutsubviews())
- Apple, [UIViewController.viewDidLayoutSubviews()](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews())

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(957, 1398), line: 29), RuleExample(RuleExample.Kind.accepted, SourceRange(1425, 1929), line: 49), RuleExample(RuleExample.Kind.accepted, SourceRange(1943, 2178), line: 71)]),
    RulePage(
      id: #"stored-safe-area"#,
      summary: #"the safe area is read once and stored"#,
      group: RuleGroup.adaptivity,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "stored-safe-area",
  "summary": "the safe area is read once and stored",
  "group": "adaptivity",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

A `static let`, a global constant or a lazy property is initialized when it is first used. If that happens before the
window is on screen, all insets are 0, and content is under the notch until the app is restarted. If it happens later,
the value fits only the orientation at that moment, and never changes.

## Flagged

```swift
final class PlayerController: UIViewController {
  let bar = UIView()
  lazy var barHeight = 52 + view.safeAreaInsets.bottom

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame.size.height = barHeight
  }
}
```

## Accepted

A computed property reads the safe area each time it is used.

```swift
final class PlayerController: UIViewController {
  let bar = UIView()
  var barHeight: CGFloat { 52 + view.safeAreaInsets.bottom }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame.size.height = barHeight
  }
}
```

## Silent when

- the value is only compared, as in `safeAreaInsets.bottom > 0`;
- the safe area is read in a closure that runs later, or in a function that is called to compute the value;
- each app in the project fills the screen and is always portrait or always landscape (but if the same expression
  creates the window whose safe area it reads, this is always reported);
- the file is a test, a playground or a benchmark, or is for macOS only.

## Sources

- Apple, [safeAreaInsets](https://developer.apple.com/documentation/uikit/uiview/safeareainsets): "If the view is not
  currently installed in a view hierarchy, or is not yet visible onscreen, the edge insets in this property are 0."

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(527, 773), line: 20), RuleExample(RuleExample.Kind.accepted, SourceRange(863, 1115), line: 36)]),
    RulePage(
      id: #"subview-in-layout-pass"#,
      summary: #"a view is created and added on every layout pass"#,
      group: RuleGroup.timing,
      severity: Severity.info,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "subview-in-layout-pass",
  "summary": "a view is created and added on every layout pass",
  "group": "timing",
  "severity": "info",
  "enabled": true,
  "fix": null,
  "options": []
}
```

UIKit calls `layoutSubviews()` and similar methods whenever something changes. If a view is created and added there,
each call adds another copy on top of the previous one: half-transparent views grow darker, text looks bold and smeared,
only the topmost copy receives taps, and memory use grows for as long as the screen is open. Adding a view also requests
another layout pass.

The severity is `info`: of 6 places that the rule reported in open-source projects, only one clearly had this mistake.
In the others, a helper removed the views first; the rule now recognizes such helpers.

## Flagged

```swift
final class HeroController: UIViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let shade = UIView()
    view.addSubview(shade)
  }
}
```

## Accepted

```swift
final class HeroController: UIViewController {
  let shade = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(shade)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    shade.frame = view.bounds
  }
}
```

## Silent when

- the view is stored in a property and created once: adding it again changes nothing;
- the view is added conditionally, in a closure, or in a method that can return early;
- the method, or a helper of the class, undoes earlier work, for example by removing the previous view;
- before the view is added, a method that the project declares is called on the superview, and that method may remove
  the subviews.

## Sources

- Apple, [UIView.layoutSubviews()](https://developer.apple.com/documentation/uikit/uiview/layoutsubviews())
- Apple, [UIViewController.viewDidLayoutSubviews()](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews())

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(818, 999), line: 24), RuleExample(RuleExample.Kind.accepted, SourceRange(1026, 1297), line: 36)]),
    RulePage(
      id: #"subview-safe-area"#,
      summary: #"a container is constrained to the safe area of its subview"#,
      group: RuleGroup.placement,
      severity: Severity.warning,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "subview-safe-area",
  "summary": "a container is constrained to the safe area of its subview",
  "group": "placement",
  "severity": "warning",
  "enabled": false,
  "fix": null,
  "options": []
}
```

Each view has its own safe area: the part of its frame that no bar covers. A constraint from a container's edge to
`list.safeAreaLayoutGuide` moves the safe area of `list` to that edge, so the frame of `list` has to extend past the
edge by the height of the bar. On devices where no bar covers `list`, there is no difference. On other devices, `list`
extends past its container, and its last row is under the home indicator or off screen.

## Flagged

```swift
final class RecentController: UIViewController {
  let list = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: list.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: list.safeAreaLayoutGuide.bottomAnchor),
    ])
  }
}
```

## Accepted

Use the container's safe area to position a view in it, and a view's own safe area to position its subviews.

```swift
final class RecentController: UIViewController {
  let list = UIView()
  let caption = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.addSubview(caption)
    list.translatesAutoresizingMaskIntoConstraints = false
    caption.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: list.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: list.bottomAnchor),
      caption.topAnchor.constraint(equalTo: list.safeAreaLayoutGuide.topAnchor),
      caption.leadingAnchor.constraint(equalTo: list.leadingAnchor),
    ])
  }
}
```

## Silent when

- it is not certain that one view contains the other;
- another constraint uses the corresponding edge of the inner view's frame (`list.topAnchor` for
  `list.safeAreaLayoutGuide.topAnchor`);
- the constraint is an inequality, or is stored.

## Sources

- Apple, [UIView.safeAreaLayoutGuide](https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide): the
  guide reflects the portion of the view that is not covered by bars or ancestor views
- Apple, [Positioning content relative to the safe area](https://developer.apple.com/documentation/uikit/positioning-content-relative-to-the-safe-area)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(682, 1243), line: 21), RuleExample(RuleExample.Kind.accepted, SourceRange(1380, 2183), line: 43)]),
    RulePage(
      id: #"text-limit-outside"#,
      summary: #"the trailing edge of a label, or the bottom edge of a text view, is outside its superview"#,
      group: RuleGroup.placement,
      severity: Severity.info,
      enabled: true,
      applicability: Applicability.unsafe,
      options: [],
      text: ###"""
```json
{
  "id": "text-limit-outside",
  "summary": "the trailing edge of a label, or the bottom edge of a text view, is outside its superview",
  "group": "placement",
  "severity": "info",
  "enabled": true,
  "fix": "unsafe",
  "options": []
}
```

A constant of 16 at the trailing edge puts the edge 16 points *outside* the superview, because positive constants move
edges to the right. As long as the text is short, the mistake is not visible. In a language with longer words, or at a
larger text size, the text runs past the edge of the screen and is cut off there, instead of wrapping or ending with an
ellipsis. The same is true of the bottom edge of a text view: its last lines are outside the superview, and scrolling
does not bring them into view.

Other views are visibly misplaced, and so are labels that have a background or whose text is centered or right-aligned,
even if the text is short; `outward-constant` reports these. `text-limit-outside` reported 13 labels in open-source
projects; the text of 11 of them never reached the edge.

## Flagged

```swift
final class QuoteView: UIView {
  let text = UILabel()

  func setUp() {
    addSubview(text)
    text.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 16),
    ])
  }
}
```

## Accepted

```swift
final class QuoteView: UIView {
  let text = UILabel()

  func setUp() {
    addSubview(text)
    text.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }
}
```

## Fix

The fix negates the constant. The label becomes narrower, or the text view shorter, so the fix is *unsafe*: check the
result on screen.

## Silent when

- `outward-constant` is silent about the edge, unless the only reasons are that long text is needed to reveal the
  mistake, or that the constraint conflicts with another one;
- `outward-constant` reports the edge: it is neither the trailing (or right) edge of a `UILabel` nor the bottom edge of a
  `UITextView`, or code gives the view a background or another text alignment.

## Sources

- Stack Overflow, [negative constants for trailing edges](https://stackoverflow.com/questions/52227287)
- Apple, [Auto Layout Guide: Anatomy of a Constraint](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(1076, 1494), line: 26), RuleExample(RuleExample.Kind.accepted, SourceRange(1521, 1940), line: 44)]),
    RulePage(
      id: #"text-without-limit"#,
      summary: #"a label can grow past the edge of its container"#,
      group: RuleGroup.placement,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "text-without-limit",
  "summary": "a label can grow past the edge of its container",
  "group": "placement",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

A label is as wide as its text. If only its leading edge is constrained, or only its center, nothing limits its width.
With a long name, a large text size or a long German word, the text runs under the next view or off the screen, and a
multi-line label stays on one line.

## Flagged

```swift
final class PersonView: UIView {
  let name = UILabel()

  func setUp() {
    name.translatesAutoresizingMaskIntoConstraints = false
    addSubview(name)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      name.topAnchor.constraint(equalTo: topAnchor),
      name.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}
```

## Accepted

```swift
final class PersonView: UIView {
  let name = UILabel()

  func setUp() {
    name.translatesAutoresizingMaskIntoConstraints = false
    addSubview(name)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      name.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
      name.topAnchor.constraint(equalTo: topAnchor),
      name.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}
```

## Silent when

- any other horizontal constraint involves the label, even an inactive one, or one whose first item is another view;
- the constraint is at the trailing or right edge, is an inequality, is not always active, or relates
  the label to a view that is neither its superview nor one of its neighbors;
- the label is an arranged subview of a stack view, shares its name with other objects, is passed to functions, or has
  constraints that could not be read;
- code in the file sets the `text` of the label, or of `$0` in a closure, to a string literal of at most 16 characters;
- the view is none of these: a label, a plain view with a label that is constrained to the left and right sides of that
  view, or a vertical stack view with a label. (An instance of one of your own classes counts as a vertical stack view
  if it is created with the argument `arrangedSubviews:` and the word `vertical` appears shortly after that in the
  code.)

## Sources

- Apple, [UILabel](https://developer.apple.com/documentation/uikit/uilabel)
- Apple, Human Interface Guidelines, [Layout](https://developer.apple.com/design/human-interface-guidelines/layout): the
  space that text needs depends on the language and on the text size that the user chooses

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(503, 891), line: 20), RuleExample(RuleExample.Kind.accepted, SourceRange(918, 1394), line: 38)]),
    RulePage(
      id: #"unknown-anchor"#,
      summary: #"a constraint uses an anchor that does not exist"#,
      group: RuleGroup.crash,
      severity: Severity.error,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "unknown-anchor",
  "summary": "a constraint uses an anchor that does not exist",
  "group": "crash",
  "severity": "error",
  "enabled": true,
  "fix": null,
  "options": []
}
```

The code does not compile, but in a long list of constraints, type inference may cause the compiler to report the error
on another line, or only to report that the expression is too complex. The finding names the misspelled anchor and the
one that was probably meant. Misspelled anchors are most common in code copied from articles, books and chat messages,
and in files written without Xcode's code completion.

There is no fix, because the most similar name is only a guess: `topAnchor` may be the wrong replacement for
`tapAnchor`.

## Flagged

```swift
final class SignInForm: UIView {
  let emailField = UITextField()
  let passwordField = UITextField()

  func setUp() {
    addSubview(emailField)
    addSubview(passwordField)
    emailField.translatesAutoresizingMaskIntoConstraints = false
    passwordField.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      emailField.WidthAnchor.constraint(equalTo: widthAnchor),
      emailField.topAnchor.constraint(equalTo: topAnchor),
      passwordField.topAnchor.constraint(equalTo: emailField.botomAnchor),
    ])
  }
}
```

## Accepted

```swift
final class SignInForm: UIView {
  let emailField = UITextField()
  let passwordField = UITextField()

  func setUp() {
    addSubview(emailField)
    addSubview(passwordField)
    emailField.translatesAutoresizingMaskIntoConstraints = false
    passwordField.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      emailField.widthAnchor.constraint(equalTo: widthAnchor),
      emailField.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      passwordField.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: emailField.lastBaselineAnchor, multiplier: 1),
      passwordField.leadingAnchor.constraint(equalTo: emailField.leadingAnchor),
    ])
  }
}
```

## Silent when

- the name is not used as an anchor of a constraint, or the file itself declares it;
- no anchor has a similar name, so the name probably belongs to one of your own anchors.

## Sources

- Apple, [NSLayoutAnchor](https://developer.apple.com/documentation/uikit/nslayoutanchor)
- Apple, [UIView](https://developer.apple.com/documentation/uikit/uiview), where the twelve anchors are listed

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(757, 1311), line: 24), RuleExample(RuleExample.Kind.accepted, SourceRange(1338, 2052), line: 45)]),
    RulePage(
      id: #"unknown-visual-format-name"#,
      summary: #"a visual format uses a name that is not a key in its views or metrics dictionary"#,
      group: RuleGroup.crash,
      severity: Severity.error,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "unknown-visual-format-name",
  "summary": "a visual format uses a name that is not a key in its views or metrics dictionary",
  "group": "crash",
  "severity": "error",
  "enabled": true,
  "fix": null,
  "options": []
}
```

The app crashes when this code runs: UIKit looks up each name in the views dictionary or in the metrics dictionary, and
raises an exception (`NSInvalidArgumentException`) if the name is not a key. This happens when a view is renamed but the
string is not changed, or when a view is added to the format but not to the dictionary. The finding is at the name
inside the string, and suggests the most similar key.

The dictionary in which UIKit looks up a name depends on where the name appears in the format:

- `[name]`: the views dictionary.
- `-name-` and `@name`: the metrics dictionary.
- `[view(name)]`: either dictionary.

There is no fix, because the most similar key is only a guess.

## Flagged

```swift
final class SongRow: UIView {
  let cover = UIImageView()
  let title = UILabel()

  func setUp() {
    addSubview(cover)
    addSubview(title)
    cover.translatesAutoresizingMaskIntoConstraints = false
    title.translatesAutoresizingMaskIntoConstraints = false
    var views: [String: UIView] = ["cover": cover]
    views["title"] = title
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-gap-[cover]-gap-[titel]|", options: [], metrics: ["gap": 12],
        views: views))
  }
}
```

## Accepted

```swift
final class SongRow: UIView {
  let cover = UIImageView()
  let title = UILabel()

  func setUp() {
    addSubview(cover)
    addSubview(title)
    cover.translatesAutoresizingMaskIntoConstraints = false
    title.translatesAutoresizingMaskIntoConstraints = false
    var views: [String: UIView] = ["cover": cover]
    views["title"] = title
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-gap-[cover]-gap-[title]|", options: [], metrics: ["gap": 12],
        views: views))
  }
}
```

## Silent when

- the dictionary, or a part of it, is built by code that is not analyzed, such as a function or a loop over unknown
  values, or the dictionary is passed as an `inout` argument (with `&`);
- the name is added to the dictionary on only some of the code paths that lead to the format;
- not all code in the type could be read: a bracket, string or comment is not closed, or blocks are nested too deeply.

## Sources

- Apple, [Visual Format Language](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html), Auto Layout Guide (archived)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(957, 1492), line: 29), RuleExample(RuleExample.Kind.accepted, SourceRange(1519, 2054), line: 51)]),
    RulePage(
      id: #"unmeasured-insets"#,
      summary: #"the size of a label is measured without the insets of its text"#,
      group: RuleGroup.placement,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "unmeasured-insets",
  "summary": "the size of a label is measured without the insets of its text",
  "group": "placement",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

A label with padding draws its text in a rectangle that is narrower than the label. If the class only adds the insets to
`super.intrinsicContentSize`, the text is measured as if it wrapped at the full width. In the narrower rectangle, long
text needs one more line than there is room for, and its end is cut off. If nothing adds the insets, even short text is
cut off.

## Flagged

```swift
final class PaddedLabel: UILabel {
  let insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: insets))
  }

  override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    return size
  }
}
```

## Accepted

```swift
final class PaddedLabel: UILabel {
  let insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: insets))
  }

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let text = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
    return CGRect(
      x: text.minX - insets.left, y: text.minY - insets.top,
      width: text.width + insets.left + insets.right,
      height: text.height + insets.top + insets.bottom)
  }
}
```

## Silent when

- the class does not override `drawText(in:)`;
- the class adds the insets to its intrinsic content size, and also overrides
  `textRect(forBounds:limitedToNumberOfLines:)`, mentions `preferredMaxLayoutWidth`, or sets `numberOfLines` to 1;
- the class does not add the insets, but something in the file mentions `intrinsicContentSize`, `textRect`,
  `sizeThatFits` or `preferredMaxLayoutWidth`;
- the class is not a direct subclass of `UILabel`, or is in a test.

## Sources

- Apple, [UILabel.textRect(forBounds:limitedToNumberOfLines:)](https://developer.apple.com/documentation/uikit/uilabel/textrect(forbounds:limitedtonumberoflines:))

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(613, 1012), line: 21), RuleExample(RuleExample.Kind.accepted, SourceRange(1039, 1629), line: 40)]),
    RulePage(
      id: #"unpaired-location"#,
      summary: #"a constraint sets a position to a number, but has no second item"#,
      group: RuleGroup.crash,
      severity: Severity.error,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "unpaired-location",
  "summary": "a constraint sets a position to a number, but has no second item",
  "group": "crash",
  "severity": "error",
  "enabled": true,
  "fix": null,
  "options": []
}
```

A width can be a number of points, but a position is always relative to something else. UIKit raises an exception
("Location anchors require being paired") when `NSLayoutConstraint(item:…)` receives a position, such as a leading edge
or a center, without a second item. The app crashes as soon as the screen opens.

## Flagged

```swift
final class PinView: UIView {
  let needle = UIView()

  func setUp() {
    addSubview(needle)
    needle.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint(
      item: needle, attribute: .leading, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 20
    ).isActive = true
  }
}
```

## Accepted

```swift
final class PinView: UIView {
  let needle = UIView()

  func setUp() {
    addSubview(needle)
    needle.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint(
      item: needle, attribute: .leading, relatedBy: .equal, toItem: self,
      attribute: .leading, multiplier: 1, constant: 20
    ).isActive = true
    NSLayoutConstraint(
      item: needle, attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 2
    ).isActive = true
  }
}
```

## Silent when

- the second item is not a literal `nil`, or the first attribute is not known;
- a parameter determines which attribute is constrained, and no call that was read passes a position attribute.

## Sources

- Apple, [NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)](https://developer.apple.com/documentation/uikit/nslayoutconstraint/init(item:attribute:relatedby:toitem:attribute:multiplier:constant:))

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(559, 902), line: 20), RuleExample(RuleExample.Kind.accepted, SourceRange(929, 1444), line: 37)]),
    RulePage(
      id: #"unplaced-child-view"#,
      summary: #"a child controller's view is added without a frame or constraints"#,
      group: RuleGroup.ambiguity,
      severity: Severity.warning,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "unplaced-child-view",
  "summary": "a child controller's view is added without a frame or constraints",
  "group": "ambiguity",
  "severity": "warning",
  "enabled": false,
  "fix": null,
  "options": []
}
```

A controller's view is loaded at the size of the screen, or at the size that it has in the storyboard. If the parent has
less room, the view extends past the parent's right and bottom edges. When the phone is rotated or the window is
resized, the view keeps its size.

## Flagged

```swift
final class ListController: UIViewController {
  func showPlayer() {
    let player = PlayerController()
    addChild(player)
    view.addSubview(player.view)
    player.didMove(toParent: self)
  }
}
```

## Accepted

```swift
final class ListController: UIViewController {
  func showPlayer() {
    let player = PlayerController()
    addChild(player)
    player.view.frame = view.bounds
    player.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(player.view)
    player.didMove(toParent: self)
  }
}
```

## Silent when

- code in the file gives the view a frame, an autoresizing mask or constraints, assigns it to another variable or
  property, or passes it or its controller to a function that may position the view;
- the controller is a parameter, or is created in a closure that mentions its view;
- the file is a test;
- not all code in the file could be read: a bracket, string or comment is not closed, or blocks are nested too deeply.

## Sources

- Apple, [Creating a custom container view controller](https://developer.apple.com/documentation/uikit/creating-a-custom-container-view-controller):
  "Set the size and position of the child's root view"

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(520, 720), line: 20), RuleExample(RuleExample.Kind.accepted, SourceRange(747, 1052), line: 33)]),
    RulePage(
      id: #"unrelated-views"#,
      summary: #"a constraint uses a view that is never added to a superview"#,
      group: RuleGroup.crash,
      severity: Severity.error,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "unrelated-views",
  "summary": "a constraint uses a view that is never added to a superview",
  "group": "crash",
  "severity": "error",
  "enabled": true,
  "fix": null,
  "options": []
}
```

UIKit installs a constraint on a common ancestor of its two views. A view that was never added to another view has no
common ancestor with the rest of the screen, and activating the constraint raises an exception ("no common ancestor"):
the app crashes when the screen is set up. Usually an `addSubview` call is missing.

`addConstraint` raises an exception, too, if the view on which it is called does not contain both views: set the
constraint's `isActive` to `true` instead.

## Flagged

```swift
final class OfferView: UIView {
  let price = UILabel()

  func setUp() {
    addSubview(price)
    price.translatesAutoresizingMaskIntoConstraints = false
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    line.topAnchor.constraint(equalTo: price.bottomAnchor).isActive = true
  }
}
```

```swift
final class OfferView: UIView {
  let price = UILabel()
  let line = UIView()

  func setUp() {
    addSubview(price)
    addSubview(line)
    price.translatesAutoresizingMaskIntoConstraints = false
    line.translatesAutoresizingMaskIntoConstraints = false
    line.addConstraint(line.topAnchor.constraint(equalTo: price.bottomAnchor))
  }
}
```

## Accepted

A view that has no superview yet may still be constrained to views inside it.

```swift
final class OfferView: UIView {
  let price = UILabel()

  func setUp() -> UIView {
    let card = UIView()
    card.addSubview(price)
    price.translatesAutoresizingMaskIntoConstraints = false
    price.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
    return card
  }
}
```

## Silent when

- the view is stored in a property that is not private, and code that was not analyzed may add the view: the class that
  declares the property is public, or other code in the project may add the view through an object other than `self`, in
  a subclass, or in an extension in another file;
- for `addConstraint`: it is not certain where the views are, because one of them is added more than once or is in a
  stack view;
- the view is used in any way other than through its members: it is returned, passed on, stored or put in a collection;
- the view's class is not a UIKit or AppKit class;
- the other item is inside the view;
- not all code in the type could be read: a bracket, string or comment is not closed, or blocks are nested too deeply.

## Sources

- Apple, [NSLayoutConstraint.isActive](https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(713, 1033), line: 23), RuleExample(RuleExample.Kind.flagged, SourceRange(1047, 1390), line: 37), RuleExample(RuleExample.Kind.accepted, SourceRange(1496, 1785), line: 56)]),
    RulePage(
      id: #"unscaled-constant"#,
      summary: #"a distance or size in layout code is hard-coded"#,
      group: RuleGroup.numbers,
      severity: Severity.info,
      enabled: true,
      applicability: Applicability.unsafe,
      options: [RuleOption(#"allowed"#, defaultValue: OptionValue.numbers([0.0, 1.0, -1.0, 0.5, -0.5]), meaning: #"constants that are never reported; compared by value, so 1 allows 1.0 too"#, minimum: nil), RuleOption(#"examples"#, defaultValue: OptionValue.boolean(false), meaning: #"whether code in folders of examples is checked: folders whose names contain the word Demo, Example or Sample (or the plural), such as ChatDemo, SampleApp or sample-chat"#, minimum: nil), RuleOption(#"grid"#, defaultValue: OptionValue.number(0.0), meaning: #"multiples of this number are not reported, for a 4-point or 8-point grid; 0 for no grid"#, minimum: 0.0), RuleOption(#"height-helper"#, defaultValue: OptionValue.string(#"calculateHeight"#), meaning: #"the function or property that scales a number to the height of the screen, if the project has one"#, minimum: nil), RuleOption(#"minimum"#, defaultValue: OptionValue.number(3.0), meaning: #"the smallest absolute value, in points, that is reported"#, minimum: 0.0), RuleOption(#"named"#, defaultValue: OptionValue.boolean(true), meaning: #"whether a constant that the file declares with a plain number is reported (once) if layout uses it; design tokens such as Spacing.m are not reported"#, minimum: nil), RuleOption(#"places"#, defaultValue: OptionValue.strings([#"constraint"#, #"assignment"#, #"visual-format"#, #"snapkit"#, #"spacing"#, #"rectangle"#]), meaning: #"which numbers are checked; corner-radius and font can be added"#, minimum: nil), RuleOption(#"tap-sizes"#, defaultValue: OptionValue.numbers([44.0]), meaning: #"sizes of touch targets, which are not reported"#, minimum: nil), RuleOption(#"width-helper"#, defaultValue: OptionValue.string(#"calculateWidth"#), meaning: #"the function or property that scales a number to the width of the screen, if the project has one"#, minimum: nil)],
      text: ###"""
```json
{
  "id": "unscaled-constant",
  "summary": "a distance or size in layout code is hard-coded",
  "group": "numbers",
  "severity": "info",
  "enabled": true,
  "fix": "unsafe",
  "options": [
    {
      "name": "allowed",
      "type": "list of numbers",
      "default": [0, 1, -1, 0.5, -0.5],
      "meaning": "constants that are never reported; compared by value, so 1 allows 1.0 too"
    },
    {
      "name": "examples",
      "type": "boolean",
      "default": false,
      "meaning": "whether code in folders of examples is checked: folders whose names contain the word Demo, Example or Sample (or the plural), such as ChatDemo, SampleApp or sample-chat"
    },
    {
      "name": "grid",
      "type": "number",
      "default": 0,
      "meaning": "multiples of this number are not reported, for a 4-point or 8-point grid; 0 for no grid",
      "minimum": 0
    },
    {
      "name": "height-helper",
      "type": "string",
      "default": "calculateHeight",
      "meaning": "the function or property that scales a number to the height of the screen, if the project has one"
    },
    {
      "name": "minimum",
      "type": "number",
      "default": 3,
      "meaning": "the smallest absolute value, in points, that is reported",
      "minimum": 0
    },
    {
      "name": "named",
      "type": "boolean",
      "default": true,
      "meaning": "whether a constant that the file declares with a plain number is reported (once) if layout uses it; design tokens such as Spacing.m are not reported"
    },
    {
      "name": "places",
      "type": "list of strings",
      "default": ["constraint", "assignment", "visual-format", "snapkit", "spacing", "rectangle"],
      "meaning": "which numbers are checked; corner-radius and font can be added"
    },
    {
      "name": "tap-sizes",
      "type": "list of numbers",
      "default": [44],
      "meaning": "sizes of touch targets, which are not reported"
    },
    {
      "name": "width-helper",
      "type": "string",
      "default": "calculateWidth",
      "meaning": "the function or property that scales a number to the width of the screen, if the project has one"
    }
  ]
}
```

A distance that looks right on the designer's phone has the same number of points on every other device. On a small
phone, a 40-point margin causes a label to be truncated. On an iPad, the same margin is hardly noticeable. When the user
chooses a larger text size, the distance does not grow with the text. If a function scales the number, or a design token
replaces it, the layout can be adjusted in one place.

## Flagged

```swift
final class BadgeView: UIView {
  let label = UILabel()

  func setUp() {
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
    ])
  }
}
```

The rule also reports numbers in the `constant:` of `NSLayoutConstraint(item:…)`, in `height.constant = 80`, in visual
formats (at the number's column in the string) and in the metrics that they name, in SnapKit's `offset(12)`, `inset(12)`
and `equalTo(44)`, in the spacing of stacks and grids, and in `insetBy(dx:dy:)`. The option `places` sets which of these
are checked, and can add corner radii and font sizes.

A named constant that the file declares is reported once, where its value is written; notes show where it is used.

```swift
final class PriceView: UIView {
  private let gap: CGFloat = 18
  let amount = UILabel()
  let unit = UILabel()

  func setUp() {
    addSubview(amount)
    addSubview(unit)
    amount.translatesAutoresizingMaskIntoConstraints = false
    unit.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      amount.topAnchor.constraint(equalTo: topAnchor, constant: gap),
      amount.leadingAnchor.constraint(equalTo: leadingAnchor, constant: gap),
      unit.firstBaselineAnchor.constraint(equalTo: amount.firstBaselineAnchor),
      unit.leadingAnchor.constraint(equalTo: amount.trailingAnchor, constant: gap),
    ])
  }
}
```

The summary of a run states how many of these numbers there are. A number is listed as a finding only if at least one of
these conditions is met:

- one of the project's design tokens has exactly this value, or the project has a function that scales the number;
- the configuration names types with design tokens or scaling functions (`facts`), or sets this rule's severity or
  `grid`;
- you use `--changed` or `--staged`, and the number is on an added line;
- you use `--numbers` or `--only`.

## Accepted

Design tokens change with the design, and scaled numbers change with the screen. A hairline of 1 point is not reported.

```swift
final class BadgeView: UIView {
  let label = UILabel()
  let rule = UIView()
  let inset = UIFontMetrics.default.scaledValue(for: 24)

  func setUp() {
    addSubview(label)
    addSubview(rule)
    label.translatesAutoresizingMaskIntoConstraints = false
    rule.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: inset),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
      rule.topAnchor.constraint(equalTo: label.bottomAnchor),
      rule.leadingAnchor.constraint(equalTo: leadingAnchor),
      rule.trailingAnchor.constraint(equalTo: trailingAnchor),
      rule.heightAnchor.constraint(equalToConstant: 1),
    ])
  }
}
```

## Fix

Unsafe: the layout changes on other screens, as intended. If a type in the project contains design tokens, and one of
them has exactly the value of the reported number, the fix uses that constant: `16` becomes `Spacing.m`. A type contains
design tokens if its name ends with `Spacing`, `Padding`, `Margin`, `Inset`, `Dimension` (or the plural of one of
these), `Metrics` or `Grid`, and if it has at least three static constants, is visible to all files, and is not nested
in a view or another component. A type listed in `facts.tokens` counts as a type with design tokens, too; it may also be
a class, or a type such as `CGFloat` to which an extension adds the constants. The constant's name must fit: a constant
for spacings is not used for a height, `columnWidth` is used for the horizontal axis only, `bottomInset` at bottom edges
only, and `avatarSize` only where the name of the view, of its type or of the reported constant contains "avatar". Code
in the file's folder, or in a parent folder, must already mention the type, unless `facts.tokens` lists it. Each module
that contains the file must contain the type, or the type must be public and the file must import its module. A module
is a target of an Xcode project, a Swift package or a Tuist project, or a pod that a podspec describes; a file that no
project mentions is assumed to belong to the same modules as the files next to it.

If no design token fits, the fix scales the number with a function or property that the project already has for this
purpose. Which one it uses depends on the axis: `16.calculateWidth()` for horizontal lengths, `16.calculateHeight()` for
vertical ones. The width and height of a square view or an image view are scaled with the same function, so the view
keeps its shape: for a square view, the function for vertical lengths; for an image view, the function for the axis of
its longer side. The options `width-helper` and `height-helper` name the functions; without them, a function is used if
it is the project's only one for the axis. A scaling function is used only under the same conditions as a design token,
and only if its code multiplies the number by a ratio of screen sizes and returns the number unchanged at the screen
size of the design (`self * UIScreen.main.bounds.width / 375`). In a visual format, the constant or the scaled number
becomes an interpolation: `-\(Spacing.m)-`. If the value of a design token is merely close to the number, the finding
suggests that constant, but the fix does not use it. `layoutlint support scaled` prints functions that scale numbers to
the screen size, for you to add to your project.

A number is not scaled if other code depends on its value. This is assumed if the same number, or twice the number, is
part of a formula in the same function, or part of a formula for a width or height along the same axis in the same type
(an inset of 20 and `view.width - 40`). The same is assumed if another frame in the function is computed by adding or
subtracting numbers, if half of the number is a corner radius (`28`, `56 / 2`), if the type computes its own size by
adding up numbers (`intrinsicContentSize`, a function that returns a `CGSize`), or if a data source uses the number as a
vertical length in a row, and its `heightForRowAt` returns a number. If only the width or only the height of a small
image view is a literal, that number is not scaled either, because the image would be distorted.

## Silent when

- the length is computed from the number with a function, a property or a formula (`UIFontMetrics`, `16.scaled`,
  `2 * unit`);
- the number is in `allowed`, is a multiple of `grid`, or has an absolute value below `minimum`;
- instead of a number, the code uses a design token (`Spacing.m`, `Metrics.inset`), or a name that another file
  declares;
- in a visual format, the number is an interpolation, or a metric whose value is not written in the same file;
- the number is a width or height that `tap-sizes` lists;
- the number is the side of a square of at most 44 points, or a side of an image view that is at most 44 points wide and
  tall: an icon or a badge, which looks the same on every screen (this applies even if the number has a name);
- the number is the width or height of a view in a bar (`customView`): the bar limits the size of such a view;
- code replaces the number later with SnapKit's `updateConstraints`;
- the constraint only limits a size (`widthAnchor.constraint(lessThanOrEqualToConstant: 600)`), so it may fit all
  screens;
- another number is assigned to the constraint's `constant` later, and is checked instead;
- the number is part of a `UIEdgeInsets` or similar value, as in SnapKit's `inset(UIEdgeInsets(…))`: `hard-coded-inset`
  reports such numbers;
- the number is passed to `insetBy` to enlarge a rectangle or a touch area, or is used in drawing code;
- the number applies only to some screens: it is in a branch whose condition checks a size class, the user interface
  idiom of the device, or the bounds of `UIScreen` or of the app's window, either directly or through a name such as
  `static var isSmallPhone: Bool`;
- the code is compiled only for debugging (`#if DEBUG`) or for tvOS, which has one logical screen size (`#if os(tvOS)`,
  or a folder whose name ends in `tvOS`), or the file is compiled only by macOS, tvOS or watchOS targets of the Xcode
  project;
- the number is the height of the status bar, of the navigation bar or of both (20, 44 or 64), in the `else` branch of
  an `#available` check;
- the code is in a file that no target compiles, or in a class that no code in the app instantiates (runs that count
  numbers instead of listing them still count the numbers in such a class);
- the file is generated, and a comment above its code says so (`DO NOT EDIT`, `Generated using …`);
- the file is in a folder of examples (`Demo`, `ChatExample`, `SampleApp`, `sample-chat`), unless the option `examples`
  is on;
- the code is in a preview, or the file is a test, a playground or a benchmark (judging by its folder, or by its import
  of a test framework such as XCTest, Testing or Quick);
- the file imports AppKit and not UIKit: on a Mac, the size of a window does not depend on the screen.

## Sources

- Apple, [Auto Layout Guide: Anatomy of a Constraint](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html)
- Apple, [UIFontMetrics.scaledValue(for:)](https://developer.apple.com/documentation/uikit/uifontmetrics/scaledvalue(for:))

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(2612, 3038), line: 78), RuleExample(RuleExample.Kind.flagged, SourceRange(3586, 4239), line: 101), RuleExample(RuleExample.Kind.accepted, SourceRange(4883, 5719), line: 135)]),
    RulePage(
      id: #"unused-suppression"#,
      summary: #"a suppression comment is not needed"#,
      group: RuleGroup.suppression,
      severity: Severity.warning,
      enabled: true,
      applicability: Applicability.safe,
      options: [],
      text: ###"""
```json
{
  "id": "unused-suppression",
  "summary": "a suppression comment is not needed",
  "group": "suppression",
  "severity": "warning",
  "enabled": true,
  "fix": "safe",
  "options": []
}
```

Nothing goes wrong on screen yet. But when the code below the comment changes, the comment stays, and silences the next
mistake there before anyone sees it. It also suggests, wrongly, that the code is an exception.

A suppression is needed if it applies to at least one finding. A suppression that names several rules is checked rule by
rule; an `enable` is needed if it ends a region.

## Flagged

```swift
final class BannerView: UIView {
  let picture = UIImageView()

  func setUp() {
    addSubview(picture)
    picture.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      // layoutlint:disable:next zero-constant - the designer may change it
      picture.topAnchor.constraint(equalTo: topAnchor),
      picture.bottomAnchor.constraint(equalTo: bottomAnchor),
      picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
```

## Accepted

```swift
final class BannerView: UIView {
  let picture = UIImageView()

  func setUp() {
    addSubview(picture)
    picture.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      // layoutlint:disable:next zero-constant - the designer may change it
      picture.topAnchor.constraint(equalTo: topAnchor, constant: 0),
      picture.bottomAnchor.constraint(equalTo: bottomAnchor),
      picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
```

## Fix

The fix removes the rule from the comment. If the comment names no other rule, the whole comment is deleted; a line that
would then be empty is deleted, too. Code is not changed.

## Silent when

- the rule did not run: it is off, or excluded by `--only` or `--except`;
- the comment names `all`, and a rule that is on by default did not run;
- the rule does not exist; `invalid-suppression` reports that;
- the rule needs all code in the file, but not all of it could be read: a bracket, string or comment is not closed.

A type is read together with its extensions in other files. If only some of the files are linted, a rule may find fewer
mistakes in a type than it would in a run on the whole project, and a suppression that is needed may seem unused: run
`--fix` on the whole project.

## Sources

- ESLint, [--report-unused-disable-directives](https://eslint.org/docs/latest/use/command-line-interface#--report-unused-disable-directives)
- SwiftLint, [superfluous_disable_command](https://realm.github.io/SwiftLint/superfluous_disable_command.html)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(610, 1148), line: 22), RuleExample(RuleExample.Kind.accepted, SourceRange(1175, 1726), line: 42)]),
    RulePage(
      id: #"visual-format-option-axis"#,
      summary: #"a visual format uses an alignment option for the axis along which it places its views"#,
      group: RuleGroup.crash,
      severity: Severity.error,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "visual-format-option-axis",
  "summary": "a visual format uses an alignment option for the axis along which it places its views",
  "group": "crash",
  "severity": "error",
  "enabled": true,
  "fix": null,
  "options": []
}
```

The app crashes when this code runs. A horizontal format places its views next to each other, so their leading edges,
for example, cannot also be aligned: `alignAllLeading` would put all the views in the same place. UIKit raises an
exception whose message says that the options mask requires views to be aligned on an edge that is not allowed for this
orientation.

A format with a single view is not reported here, because an alignment option has no effect there: see
[idle-format-option](idle-format-option.md).

There is no fix: either the option or the orientation is wrong, and `layoutlint` cannot know which.

## Flagged

```swift
final class RatingView: UIView {
  let star = UIImageView()
  let score = UILabel()

  func setUp() {
    addSubview(star)
    addSubview(score)
    star.translatesAutoresizingMaskIntoConstraints = false
    score.translatesAutoresizingMaskIntoConstraints = false
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[star]-[score]|", options: [.alignAllCenterX], metrics: nil,
        views: ["star": star, "score": score]))
  }
}
```

## Accepted

```swift
final class RatingView: UIView {
  let star = UIImageView()
  let score = UILabel()

  func setUp() {
    addSubview(star)
    addSubview(score)
    star.translatesAutoresizingMaskIntoConstraints = false
    score.translatesAutoresizingMaskIntoConstraints = false
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[star]-[score]|", options: [.alignAllCenterY], metrics: nil,
        views: ["star": star, "score": score]))
  }
}
```

## Silent when

- the format has a single view: there is nothing to align, and UIKit ignores the option;
- the options are known only at run time.

## Sources

- Apple, [NSLayoutConstraint.FormatOptions](https://developer.apple.com/documentation/uikit/nslayoutconstraint/formatoptions)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(886, 1353), line: 26), RuleExample(RuleExample.Kind.accepted, SourceRange(1380, 1847), line: 46)]),
    RulePage(
      id: #"weak-toggled-constraint"#,
      summary: #"a weak property stores a constraint that is deactivated and activated again"#,
      group: RuleGroup.crash,
      severity: Severity.info,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "weak-toggled-constraint",
  "summary": "a weak property stores a constraint that is deactivated and activated again",
  "group": "crash",
  "severity": "info",
  "enabled": true,
  "fix": null,
  "options": []
}
```

While a constraint is active, the view that it is installed on retains it. Once the constraint is deactivated, nothing
retains it, and a weak outlet becomes `nil` immediately. Activating the constraint again then crashes the app
(`width.isActive = true` with an implicitly unwrapped outlet) or has no effect (`width?.isActive = true`), so the view
stays collapsed, for example, or keeps the layout of the previous orientation.

The severity is `info`: of 4 such constraints in open-source projects, 2 needed a change. The other two are installed
only for some size classes, and their storyboard retains them.

## Flagged

```swift
final class SearchController: UIViewController {
  @IBOutlet weak var barHeight: NSLayoutConstraint!
  let bar = UIView()

  func hideBar() { barHeight.isActive = false }
  func showBar() {
    view.addSubview(bar)
    barHeight.isActive = true
  }
}
```

## Accepted

```swift
final class SearchController: UIViewController {
  @IBOutlet var barHeight: NSLayoutConstraint!
  let bar = UIView()

  func hideBar() { barHeight.isActive = false }
  func showBar() {
    view.addSubview(bar)
    barHeight.isActive = true
  }
}
```

## Silent when

- code assigns a constraint to the outlet, so the constraint may be created again;
- the property is not an outlet, unless code assigns only local constants to it (`let height = …`), and the functions
  that declare these constants do not set `isActive` through the property, and pass the constants only to
  `NSLayoutConstraint.activate`;
- the property is passed on or added to an array, which may retain the constraint;
- the constraint is deactivated as soon as it is loaded (`viewDidLoad()`, `awakeFromNib()`): every later use would fail
  unless something else retained the constraint (a storyboard, for example, retains the constraints that it installs
  only for some size classes);
- a storyboard or nib in the project does not install the outlet's constraint by default (its view has a variation with
  `<exclude reference="…"/>`), and therefore retains it;
- all code that toggles the constraint is in one function, which may run only once; or no code activates the constraint
  again;
- the type contains no layout code that `layoutlint` reads.

## Sources

- Apple, [NSLayoutConstraint.isActive](https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive)
- Swift, [Automatic Reference Counting: Weak References](https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting/#Weak-References)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(867, 1118), line: 24), RuleExample(RuleExample.Kind.accepted, SourceRange(1145, 1391), line: 39)]),
    RulePage(
      id: #"width-dependent-conflict"#,
      summary: #"required constraints conflict on screens of certain widths"#,
      group: RuleGroup.conflict,
      severity: Severity.warning,
      enabled: true,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "width-dependent-conflict",
  "summary": "required constraints conflict on screens of certain widths",
  "group": "conflict",
  "severity": "warning",
  "enabled": true,
  "fix": null,
  "options": []
}
```

Two insets and a fixed width fit screens of exactly one width; several fixed widths side by side fit only screens that
are wide enough. On all other screens, the constraints conflict, and the system breaks one of them: a margin is lost, or
a button is off screen, and the log fills with messages.

The finding lists, in points, the widths of phone and tablet screens in portrait orientation at which the constraints
conflict. For files that are compiled only for tvOS, the only screen that is checked is 1920 points wide.

## Flagged

This layout was made for a screen 375 points wide.

```swift
final class LoginViewController: UIViewController {
  private let form = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: view.topAnchor),
      form.heightAnchor.constraint(equalToConstant: 120),
      form.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      form.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      form.widthAnchor.constraint(equalToConstant: 335),
    ])
  }
}
```

## Accepted

Limits replace the fixed width. (Another solution is to lower the priority of the constraint that may be broken.)

```swift
final class LoginViewController: UIViewController {
  private let form = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: view.topAnchor),
      form.heightAnchor.constraint(equalToConstant: 120),
      form.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      form.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 20),
      form.widthAnchor.constraint(lessThanOrEqualToConstant: 335),
      form.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
    ])
  }
}
```

## Silent when

- the container is not a controller's root view: other code determines the sizes of other views and of cells;
- constraints determine the root view's width;
- the view controller is in a Mac app, where the width of a window does not depend on the device;
- one of the conditions under which `conflicting-constraints` is silent is met.

## Sources

- Apple, [Human Interface Guidelines: Layout](https://developer.apple.com/design/human-interface-guidelines/layout)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(822, 1429), line: 25), RuleExample(RuleExample.Kind.accepted, SourceRange(1571, 2254), line: 48)]),
    RulePage(
      id: #"wrong-side"#,
      summary: #"a value for one side is computed from another side"#,
      group: RuleGroup.placement,
      severity: Severity.info,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "wrong-side",
  "summary": "a value for one side is computed from another side",
  "group": "placement",
  "severity": "info",
  "enabled": false,
  "fix": null,
  "options": []
}
```

Code that handles four sides is often written for one side and then copied. If one copy keeps the side of the original,
a badge that belongs at the top of its bubble is below it, a panel on the left is moved by the height of the status bar,
or a text field remains under the navigation bar. The code compiles, and looks right on the side that was tested.

## Flagged

```swift
final class PanelLayout {
  enum Edge { case top, left, bottom, right }

  func position(of edge: Edge, in bounds: CGRect, inset: CGFloat) -> CGFloat {
    switch edge {
    case .top, .left: return bounds.minY + inset
    case .bottom, .right: return bounds.maxY - inset
    }
  }
}

final class FieldController: UIViewController {
  func visibleTop(barHeight: CGFloat) -> CGFloat {
    let topGuide = max(barHeight, view.layoutMargins.bottom)
    return topGuide + 5
  }
}
```

## Accepted

```swift
final class PanelLayout {
  enum Edge { case top, left, bottom, right }

  func position(of edge: Edge, in bounds: CGRect, inset: CGFloat) -> CGFloat {
    switch edge {
    case .top: return bounds.minY + inset
    case .left: return bounds.minX + inset
    case .bottom: return bounds.maxY - inset
    case .right: return bounds.maxX - inset
    }
  }
}

final class FieldController: UIViewController {
  func visibleTop(barHeight: CGFloat) -> CGFloat {
    let topGuide = max(barHeight, view.layoutMargins.top)
    return topGuide + 5
  }
}
```

## Silent when

- a case of a `switch` names sides on one axis only, has more than one statement, or uses positions on both axes;
- the cases for the top and the bottom use different edges, or edges of different rectangles, or the names of the cases
  do not end with `top` and `bottom`;
- the inset does not come from the safe area or the layout margins, or is not used to compute the value of a local
  variable whose name mentions the opposite side;
- the file is a test.

## Sources

- Apple, [CGRect](https://developer.apple.com/documentation/corefoundation/cgrect)
- Apple, [UIEdgeInsets](https://developer.apple.com/documentation/uikit/uiedgeinsets)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(580, 1055), line: 20), RuleExample(RuleExample.Kind.accepted, SourceRange(1082, 1626), line: 42)]),
    RulePage(
      id: #"wrong-superview"#,
      summary: #"a view is added directly to a cell or a stack view"#,
      group: RuleGroup.placement,
      severity: Severity.warning,
      enabled: false,
      applicability: nil,
      options: [],
      text: ###"""
```json
{
  "id": "wrong-superview",
  "summary": "a view is added directly to a cell or a stack view",
  "group": "placement",
  "severity": "warning",
  "enabled": false,
  "fix": null,
  "options": []
}
```

A cell's content belongs in its `contentView`. Views that are added to the cell itself are behind the content view:
since iOS 14, the content view intercepts taps on a button there, and the views do not move when the cell is swiped or
edited. A stack view lays out only the views that are added with `addArrangedSubview(_:)`; other subviews stay at its
origin, 0 points wide.

## Flagged

```swift
final class PersonCell: UITableViewCell {
  let badge = UIButton()
  let row = UIStackView()
  let name = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(badge)
    row.addSubview(name)
  }

  required init?(coder: NSCoder) { nil }
}
```

## Accepted

```swift
final class PersonCell: UITableViewCell {
  let badge = UIButton()
  let row = UIStackView()
  let name = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(badge)
    row.addArrangedSubview(name)
  }

  required init?(coder: NSCoder) { nil }
}
```

## Silent when

- for a stack view, code in the file positions the subview (with constraints, a frame or an autoresizing mask), as is
  usual for a background view;
- the stack view is in a variable that is neither declared as a `UIStackView` nor set to a new one (`UIStackView(…)`),
  or is `self` in a class that does not inherit directly from `UIStackView`;
- the cell is in a variable that is neither declared as one of UIKit's cell classes nor set to a new or dequeued cell;
- the cell is `self`, and its superclass is neither one of UIKit's cell classes nor a class whose name ends in `Cell`; or only
  the superclass's name suggests a cell, and the cell's own class mentions neither its content view nor a reuse identifier;
- the view is inserted at an index or below another view;
- the file is a test, a playground or a benchmark, or is for macOS only.

## Sources

- Apple, [UITableViewCell.contentView](https://developer.apple.com/documentation/uikit/uitableviewcell/contentview): "If you
  want to customize cells by simply adding additional views, you should add them to the content view"
- Apple, [UIStackView](https://developer.apple.com/documentation/uikit/uistackview)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(609, 962), line: 21), RuleExample(RuleExample.Kind.accepted, SourceRange(989, 1362), line: 39)]),
    RulePage(
      id: #"zero-constant"#,
      summary: #"a constant of zero is written out, although it is the default"#,
      group: RuleGroup.redundancy,
      severity: Severity.info,
      enabled: true,
      applicability: Applicability.safe,
      options: [],
      text: ###"""
```json
{
  "id": "zero-constant",
  "summary": "a constant of zero is written out, although it is the default",
  "group": "redundancy",
  "severity": "info",
  "enabled": true,
  "fix": "safe",
  "options": []
}
```

Nothing goes wrong on screen: a constraint that is created without a constant has a constant of zero. But in a list of a
dozen constraints, the zeros hide the numbers that matter, and anyone who is looking for the four points between a title
and a separator has to read past all of them.

## Flagged

```swift
final class BannerView: UIView {
  let picture = UIImageView()

  func setUp() {
    addSubview(picture)
    picture.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: topAnchor, constant: 0),
      picture.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 0.0),
      picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
```

## Accepted

A named constant conveys a meaning, even if its value is zero.

```swift
final class BannerView: UIView {
  let picture = UIImageView()
  let bleed: CGFloat = 0

  func setUp() {
    addSubview(picture)
    picture.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: topAnchor, constant: bleed),
      picture.bottomAnchor.constraint(equalTo: bottomAnchor),
      picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
```

## Fix

The fix removes `, constant: 0` from the call, or SnapKit's `.offset(0)` or `.inset(0)` from the chain. The constraint
stays the same.

## Silent when

- the constant has a name (even if its value is zero), or is a member of another value (`margins.left`);
- the constraint is stored, and another value is assigned to its `constant` later, in the same type or in other code
  that can access the property (`panel.leading.constant = 8`): the zero is only the initial value;
- the constant cannot be left out: `constraint(equalToConstant: 0)` hides a view, `NSLayoutConstraint(item:…)` has no
  variant without a constant, `-0-` in a visual format is not the same as `-`, and in SnapKit's `equalTo(40).offset(0)`
  the zero replaces the 40.

## Sources

- Apple, [NSLayoutAnchor.constraint(equalTo:)](https://developer.apple.com/documentation/uikit/nslayoutanchor)
- Apple, [NSLayoutConstraint.constant](https://developer.apple.com/documentation/uikit/nslayoutconstraint/constant)

"""###,
      examples: [RuleExample(RuleExample.Kind.flagged, SourceRange(529, 1019), line: 20), RuleExample(RuleExample.Kind.accepted, SourceRange(1110, 1614), line: 41)]),

  ]
}
