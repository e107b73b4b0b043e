"""What a person would not put up with on a page: words that are hard to read, cut off, or split, and things too small to
touch. The measures are those of the Web Content Accessibility Guidelines 2.2 (1.4.3, 1.4.4, 1.4.10) and Apple's 44 points."""

import time

FLAWS = r"""
  const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
  function components(css) {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }
  const over = (upper, lower) => [0, 1, 2].map((i) => upper[i] * upper[3] + lower[i] * (1 - upper[3])).concat(1);
  function luminance(color) {
    const [red, green, blue] = color.slice(0, 3).map((one) => one / 255)
      .map((one) => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  function around(element) {
    const all = [];
    for (let one = element; one; one = one.parentElement) all.push(one);
    return all;
  }
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const groundOf = (element) => around(element).reverse()
    .reduce((ground, one) => over(components(getComputedStyle(one).backgroundColor), ground), isDark ? [0, 0, 0, 1] : [255, 255, 255, 1]);
  const isForScreenReaders = (element) => around(element).some((one) => one.matches(".unseen") || one.offsetWidth === 1);

  const dialogs = document.querySelectorAll("dialog[open]");
  const place = dialogs.length ? dialogs[dialogs.length - 1] : document.getElementById("root");
  const flaws = [];

  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const [text, element] = [walker.currentNode, walker.currentNode.parentElement];
    const words = text.textContent.trim();
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const isShown = words && box.width && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isShown || element.closest("svg,option,[inert]") || isForScreenReaders(element)) continue;
    const style = getComputedStyle(element);
    const opacity = around(element).reduce((product, one) => product * getComputedStyle(one).opacity, 1);
    if (opacity < 0.1) continue;
    if (!element.closest(":disabled,.off") && opacity === 1) {
      const ground = groundOf(element);
      const [more, less] = [luminance(over(components(style.color), ground)), luminance(ground)].sort((a, b) => b - a);
      const contrast = (more + 0.05) / (less + 0.05);
      const isLarge = parseFloat(style.fontSize) >= (style.fontWeight >= 700 ? 18.66 : 24);
      if (contrast < (isLarge ? 3 : 4.5)) flaws.push(`“${words}” has a contrast of ${contrast.toFixed(2)}`);
    }
    const scroller = element.closest(".scroller-h");
    if (!scroller && (box.right > innerWidth + 1 || box.left < -1)) flaws.push(`“${words}” is not within the window`);
    const clip = !scroller && around(element).find((one) => /hidden|clip/.test(getComputedStyle(one).overflowX));
    if (clip && style.textOverflow !== "ellipsis") {
      const edge = clip.getBoundingClientRect();
      if (box.right > edge.right + 1 || box.left < edge.left - 1) flaws.push(`“${words}” is cut off`);
    }
    for (const word of words.matchAll(/[\p{L}\p{N}.%]+/gu)) {
      range.setStart(text, text.textContent.indexOf(words) + word.index);
      range.setEnd(text, text.textContent.indexOf(words) + word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
      if (lines.size > 1 && word[0].length < 14) flaws.push(`“${word[0]}” is split`);
    }
  }

  for (const control of place.querySelectorAll("button,a[href],select,input")) {
    const box = control.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const isSeen = control.checkVisibility() && box.width && y > 100 && y < innerHeight - 22 && x > 22 && x < innerWidth - 22;
    if (!isSeen || control.disabled || control.closest("[inert]")) continue;
    const isHit = (atX, atY) => {
      const hit = document.elementFromPoint(atX, atY);
      return control.contains(hit) || hit?.closest("label")?.contains(control);
    };
    if (!isHit(x, y - 21) || !isHit(x, y + 21) || !isHit(x - 21, y) || !isHit(x + 21, y)) {
      flaws.push(`${control.ariaLabel || control.textContent || control.tagName} takes less than 44 points`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) flaws.push("the page scrolls across");
  return flaws;
"""

# Name, width of a narrow window, colour scheme, size of text.
WAYS = [("light", None, "light", "100%"), ("dark", None, "dark", "100%"), ("narrow", 320, "light", "100%"),
        ("large-text", None, "light", "200%")]


def flaws(browser):
    return browser.run(FLAWS)


def look_in_all_ways(browser, name):
    """Looks at what is on the screen by day and by night, in a narrow window and with large text; keeps pictures."""
    found = []
    for way, width, scheme, size in WAYS:
        show(browser, width, scheme, size)
        browser.picture(f"{name}-{way}")
        found += [f"{name}, {way}: {flaw}" for flaw in flaws(browser)]
    show(browser, None, "light", "100%")
    return found


def show(browser, width, scheme, size):
    browser.set_size(width)
    browser.cdp("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
    browser.run("document.documentElement.style.fontSize = arguments[0]", size)
    time.sleep(0.4)
