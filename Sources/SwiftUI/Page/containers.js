// Rows that are swiped to the side, and popovers beside what they belong to.
"use strict";

(() => {
  const root = document.getElementById("root");
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");

  document.addEventListener("shown", () => {
    for (const swipe of root.querySelectorAll(".swipe[data-leading]")) rest(swipe);
    placePopovers();
  });

  // --- Rows with actions ---

  const rested = new WeakSet();
  const contentOf = (swipe) => swipe.querySelector(":scope > .swipe-content");
  const isOpen = (swipe) => Math.abs(swipe.scrollLeft - contentOf(swipe).offsetLeft) > 1;

  // A row that has come shows its content, and not the actions before it.
  function rest(swipe) {
    if (rested.has(swipe) || !swipe.clientWidth) return;
    rested.add(swipe);
    swipe.scrollLeft = contentOf(swipe).offsetLeft;
  }

  function close(swipe) {
    swipe.scrollTo({ left: contentOf(swipe).offsetLeft, behavior: stillness.matches ? "auto" : "smooth" });
  }

  document.addEventListener("click", ({ target }) => {
    const action = target instanceof Element ? target.closest(".swipe-action") : null;
    if (action) close(action.closest(".swipe"));
  });

  let swiped = null;

  document.addEventListener("touchstart", ({ target, touches }) => {
    const swipe = target instanceof Element ? target.closest(".swipe") : null;
    for (const other of root.querySelectorAll(".swipe")) if (other !== swipe && isOpen(other)) close(other);
    swiped = swipe && touches.length === 1 ? { swipe, x: touches[0].clientX, y: touches[0].clientY } : null;
  }, { passive: true });

  // A swipe across most of the row does the first action.
  document.addEventListener("touchend", ({ changedTouches }) => {
    if (!swiped) return;
    const { swipe, x, y } = swiped;
    swiped = null;
    const [across, down] = [changedTouches[0].clientX - x, changedTouches[0].clientY - y];
    const edge = across < 0 ? "trailing" : "leading";
    if (Math.abs(across) < swipe.clientWidth * .6 || Math.abs(down) > Math.abs(across) / 2) return;
    if (!(swipe.dataset.full ?? "").split(" ").includes(edge)) return;
    swipe.querySelector(`:scope > .swipe-actions.${edge} .swipe-action:not(:disabled)`)?.click();
  }, { passive: true });
  document.addEventListener("touchcancel", () => { swiped = null; }, { passive: true });

  // --- Popovers ---

  const distance = 9;
  const margin = 8;

  function placePopovers() {
    for (const popover of document.querySelectorAll("dialog.popover[open]")) place(popover);
  }

  addEventListener("resize", placePopovers);
  addEventListener("scroll", placePopovers, { capture: true, passive: true });

  // On a phone it is a sheet, unless the app wants it otherwise.
  function place(popover) {
    const anchor = anchorOf(popover);
    const isAnchored = anchor && (innerWidth >= 768 || popover.dataset.compact === "popover");
    popover.toggleAttribute("data-anchored", Boolean(isAnchored));
    if (!isAnchored) {
      for (const name of ["left", "top", "--arrow-x", "--arrow-y"]) popover.style.removeProperty(name);
      return;
    }
    const [width, height] = [popover.offsetWidth, popover.offsetHeight];
    const edge = fitting(anchor, popover.dataset.edge, width, height);
    const within = (value, size, room) => Math.max(margin, Math.min(value, room - margin - size));
    const [x, y] = [(anchor.left + anchor.right) / 2, (anchor.top + anchor.bottom) / 2];
    let [left, top] = [within(x - width / 2, width, innerWidth), within(y - height / 2, height, innerHeight)];
    if (edge === "top") top = anchor.top - distance - height;
    if (edge === "bottom") top = anchor.bottom + distance;
    if (edge === "leading") left = anchor.left - distance - width;
    if (edge === "trailing") left = anchor.right + distance;
    [left, top] = [within(left, width, innerWidth), within(top, height, innerHeight)];
    const along = (value, size) => Math.max(18, Math.min(value, size - 18));
    const arrow = {
      top: [along(x - left, width), height - 2], bottom: [along(x - left, width), 2],
      leading: [width - 2, along(y - top, height)], trailing: [2, along(y - top, height)],
    }[edge];
    for (const [name, value] of [["left", left], ["top", top], ["--arrow-x", arrow[0]], ["--arrow-y", arrow[1]]]) {
      popover.style.setProperty(name, `${value}px`);
    }
  }

  // The wished edge, or the one opposite, or where there is most room.
  function fitting(anchor, wished, width, height) {
    const room = {
      top: anchor.top - height, bottom: innerHeight - anchor.bottom - height,
      leading: anchor.left - width, trailing: innerWidth - anchor.right - width,
    };
    const opposite = { top: "bottom", bottom: "top", leading: "trailing", trailing: "leading" };
    const order = [wished, opposite[wished], ...Object.keys(room).sort((one, other) => room[other] - room[one])];
    return order.find((edge) => room[edge] >= distance + margin) ?? order[2];
  }

  // The rectangle in the window, of a point or a part of what the popover belongs to where the app says so.
  function anchorOf(popover) {
    const element = root.querySelector(`[data-anchor-${popover.dataset.anchor}]`);
    const box = element?.getBoundingClientRect();
    if (!box || (!box.width && !box.height)) return null;
    const [kind, ...numbers] = (popover.dataset.attachment ?? "").split(" ");
    const [a, b, c, d] = numbers.map(Number);
    if (kind === "point") {
      const [x, y] = [box.left + a * box.width, box.top + b * box.height];
      return { left: x, right: x, top: y, bottom: y };
    }
    if (kind === "rect") return { left: box.left + a, top: box.top + b, right: box.left + a + c, bottom: box.top + b + d };
    return box;
  }
})();
