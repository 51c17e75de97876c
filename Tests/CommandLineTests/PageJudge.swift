/// `judge()` runs in a page and lists what is wrong with its looks: overlapping or cut labels, low contrast, a page that
/// is wider than its window.
let pageJudge = """
  function colour(text) {
    const parts = text.match(/[\\d.]+(e-?\\d+)?/g).map(Number);
    const scale = text.startsWith("color(") ? 255 : 1;
    return { rgb: parts.slice(0, 3).map((part) => part * scale), alpha: parts[3] ?? 1 };
  }
  function luminance(rgb) {
    const [r, g, b] = rgb.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
  function contrast(one, other) {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }
  function background(element) {
    for (let outer = element; outer; outer = outer.parentElement) {
      const { rgb, alpha } = colour(getComputedStyle(outer).backgroundColor);
      if (alpha === 1) return rgb;
    }
    return [255, 255, 255];
  }
  // Behind a drawn text is its outline, in the page's colour, or its tag.
  function behind(text) {
    const tag = text.parentElement.querySelector(".tag");
    if (tag) return colour(getComputedStyle(tag).fill).rgb;
    const { stroke } = getComputedStyle(text);
    return stroke === "none" ? background(text) : colour(stroke).rgb;
  }
  function judge() {
    const wrong = [];
    const seen = (element) => element.getClientRects().length > 0;
    for (const element of document.querySelectorAll("body *")) {
      const text = [...element.childNodes].filter((node) => node.nodeType === 3)
        .map((node) => node.textContent.trim()).join("");
      if (!text || !seen(element) || ["TITLE", "title", "SCRIPT"].includes(element.tagName)) continue;
      const style = getComputedStyle(element);
      const isDrawn = element.tagName === "text";
      const ratio = contrast(
        colour(isDrawn ? style.fill : style.color).rgb,
        isDrawn ? behind(element) : background(element));
      if (ratio < 4.5) wrong.push("contrast " + ratio.toFixed(2) + " of " + text.slice(0, 40));
    }
    for (const svg of document.querySelectorAll("svg")) {
      if (!seen(svg)) continue;
      const whole = svg.getBoundingClientRect();
      const labels = [...svg.querySelectorAll(".label")].map((label) => ({
        text: label.textContent,
        boxes: [...label.querySelectorAll("text,.tag")].map((part) => part.getBoundingClientRect()),
      }));
      const overlap = (a, b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
      labels.forEach((label, index) => {
        if (label.boxes.some((box) => box.left < whole.left - 1 || box.right > whole.right + 1
          || box.top < whole.top - 1 || box.bottom > whole.bottom + 1)) {
          wrong.push("cut off " + label.text);
        }
        for (const other of labels.slice(0, index)) {
          if (label.boxes.some((one) => other.boxes.some((two) => overlap(one, two)))) {
            wrong.push("overlap of " + label.text + " and " + other.text);
          }
        }
      });
    }
    if (document.documentElement.scrollWidth > innerWidth) wrong.push("too wide");
    return wrong;
  }
  """
