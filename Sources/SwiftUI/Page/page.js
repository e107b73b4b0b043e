// Shows what the app's process draws, and tells it what the person does. The page has no state of the app.
"use strict";

(() => {
  const root = document.getElementById("root");
  // As many characters as the process takes for one text.
  const longestText = 100_000;

  // --- What the process says ---

  const byNumber = (number) => document.getElementById(`v${number}`);

  function show(message) {
    focusedBefore = document.activeElement;
    const animated = animationOfPlaces(message);
    places = animated ? placesNow() : null;
    let animation = message.a;
    for (const operation of message.o) {
      if (operation[0] === "~") animation = operation.length > 1 ? operation[1] : message.a;
      else perform(operation, animation);
    }
    if (places) letMove(animated);
    places = null;
    settleNavigation();
    fitTexts();
    for (const group of root.querySelectorAll("select[value],[role=radiogroup][value]")) choose(group);
    document.dispatchEvent(new CustomEvent("shown", { detail: message.n }));
  }

  function perform([letter, target, ...rest], animation) {
    if (letter === "h") return void replaceAll(target);
    if (letter === "k") return void line.remember(target, rest[0]);
    const element = byNumber(target);
    if (!element) return;
    switch (letter) {
      case "a": setAttribute(element, rest[0], rest[1], animation); break;
      case "x": removeAttribute(element, rest[0]); break;
      case "t": element.textContent = rest[0]; break;
      case "r": remove(element, animation); break;
      case "i": insert(element, rest[0], rest[1], animation); break;
      case "m": element.insertBefore(byNumber(rest[1]), place(element, rest[0])); break;
    }
  }

  const place = (parent, before) => (before ? byNumber(before) : null);

  function fragment(html, parent) {
    // Parts of a drawing are made within a drawing.
    if (parent instanceof SVGElement) {
      const drawing = fragment(`<svg>${html}</svg>`).firstElementChild;
      const parts = document.createDocumentFragment();
      parts.append(...drawing.childNodes);
      return parts;
    }
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content;
  }

  // A page that has missed something gets all of its content again: the person's place in it stays as it was.
  function replaceAll(html) {
    const focused = document.activeElement?.id;
    const selection = selectionOf(document.activeElement);
    const places = [...root.querySelectorAll("[id]")].filter((one) => one.scrollTop || one.scrollLeft)
      .map((one) => [one.id, one.scrollLeft, one.scrollTop]);
    root.replaceChildren(fragment(html));
    settle(root);
    for (const [number, value] of line.newerInputs()) enter(byNumber(number), value);
    for (const [id, left, top] of places) document.getElementById(id)?.scrollTo(left, top);
    const element = focused && document.getElementById(focused);
    if (!element) return;
    element.focus();
    if (selection && selectionOf(element)) element.setSelectionRange(...selection);
  }

  // Null where there is none: only fields of text have one.
  function selectionOf(element) {
    const start = element?.selectionStart;
    return typeof start === "number" ? [start, element.selectionEnd] : null;
  }

  function enter(element, value) {
    if (!element) return;
    if (typeof value === "boolean") {
      element.checked = value;
    } else if (element.matches("select,[role=radiogroup]")) {
      element.setAttribute("value", value);
      choose(element);
    } else if ("value" in element) {
      element.value = value;
    }
  }

  function setAttribute(element, name, value, animation) {
    const isEntered = name === "value" || name === "checked";
    // What was entered since then comes first: the app answers that too.
    if (isEntered && line.isNewer(Number(element.id.slice(1)))) return;
    if (name === "value" && element.matches("input,textarea,progress")) {
      setValue(element, value);
    } else if (name === "checked") {
      element.checked = value === "true";
    } else if (name === "style") {
      setStyle(element, value, animation);
    } else {
      element.setAttribute(name, value);
      if (name === "data-scroll") scrollTo(element, animation);
      if (name === "data-on") attend(element);
    }
  }

  function scrollTo(element, animation) {
    const block = element.dataset.scroll.split(" ")[1];
    const isSmooth = animation && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    element.scrollIntoView({ block, inline: block, behavior: isSmooth ? "smooth" : "auto" });
  }

  function setValue(element, value) {
    // What an input method is composing is not to be disturbed: it is told when it is done.
    if (element.value === value || element === composing) return;
    const isText = element === document.activeElement && element.matches("textarea,[type=text],[type=password]");
    const end = isText ? element.value.length - element.selectionEnd : 0;
    element.value = value;
    if (isText) element.setSelectionRange(value.length - end, value.length - end);
  }

  // A select's options and the buttons of a group may be newer than what is chosen of them.
  function choose(group) {
    const value = group.getAttribute("value");
    if (group.tagName === "SELECT") {
      if (group.value !== value) group.value = value;
      return;
    }
    for (const button of group.querySelectorAll("input[type=radio]")) button.checked = button.value === value;
  }

  function removeAttribute(element, name) {
    if (name === "checked") element.checked = false;
    element.removeAttribute(name);
  }

  function insert(parent, before, html, animation) {
    const content = fragment(html, parent);
    const element = content.firstElementChild;
    parent.insertBefore(content, place(parent, before));
    if (element.matches(".page")) origins.set(element, focusedBefore);
    settle(element);
    if (animation) play(element, animation, false);
  }

  function remove(element, animation) {
    if (origins.has(element)) returning = origins.get(element);
    if (element.matches("dialog")) return void removeDialog(element);
    for (const dialog of element.querySelectorAll("dialog")) closeDialog(dialog);
    const played = animation && play(element, animation, true);
    if (!played) return void element.remove();
    // Its names are free at once: the app does not know it any more.
    for (const named of [element, ...element.querySelectorAll("[id]")]) named.removeAttribute("id");
    element.inert = true;
    played.onfinish = played.oncancel = () => element.remove();
  }

  // --- Animations ---

  // An animation is seconds, easing, delay, how often (0 is for ever), and whether it is played backwards by turns.
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  const repeating = new WeakMap();

  function timing([duration, easing, delay, count = 1, alternates = false]) {
    return {
      duration: duration * 1000, delay: delay * 1000, easing, iterations: count || Infinity,
      direction: alternates ? "alternate" : "normal",
    };
  }

  function setStyle(element, value, animation) {
    repeating.get(element)?.cancel();
    repeating.delete(element);
    if (!animation || stillness.matches) {
      element.setAttribute("style", value);
      if (element.type === "range") showDone(element);
      return;
    }
    if (animation[3] !== undefined) return void repeat(element, value, animation);
    const [duration, easing, delay] = animation;
    element.setAttribute("style", `${value};transition:all ${duration}s ${easing} ${delay}s`);
  }

  // What is played more than once no transition can say.
  function repeat(element, value, animation) {
    const old = new Map([...element.style].map((name) => [name, element.style.getPropertyValue(name)]));
    element.setAttribute("style", value);
    const [from, to] = [{}, {}];
    for (const name of element.style) {
      const now = element.style.getPropertyValue(name);
      if (name.startsWith("--") || !old.has(name) || old.get(name) === now) continue;
      const property = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
      [from[property], to[property]] = [old.get(name), now];
    }
    if (Object.keys(to).length) repeating.set(element, element.animate([from, to], timing(animation)));
  }

  // A transition's two ends: how a view looks before it has come, and after it has gone. Without one it fades.
  function play(element, animation, isLeaving) {
    const usual = element.matches(".page,dialog") ? "none" : "opacity:0";
    const away = element.dataset[isLeaving ? "leave" : "enter"] ?? usual;
    if (away === "none" || stillness.matches) return null;
    const style = getComputedStyle(element);
    const [here, there] = [{}, {}];
    for (const part of away.split(";")) {
      const [name, value] = part.split(":");
      if (name === "opacity") [here.opacity, there.opacity] = [style.opacity, Number(value) * Number(style.opacity)];
      if (name === "transform") {
        here.transform = style.transform;
        there.transform = style.transform === "none" ? value : `${value} ${style.transform}`;
      }
    }
    if (isLeaving) lift(element);
    return element.animate(isLeaving ? [here, there] : [there, here], {
      ...timing(JSON.parse(element.dataset.animation ?? "null") ?? animation), fill: isLeaving ? "forwards" : "backwards",
    });
  }

  // What leaves takes no room any more, and stays where it was within what contains it.
  function lift(element) {
    if (!(element instanceof HTMLElement) || !element.parentElement?.matches(".vs,.hs,.list,.form,.section")) return;
    const place = (one) => places?.get(one) ?? one.getBoundingClientRect();
    const [own, around] = [place(element), place(element.parentElement)];
    element.dataset.leaving = "";
    Object.assign(element.style, {
      position: "absolute", left: `${own.left - around.left}px`, top: `${own.top - around.top}px`,
      width: `${own.width}px`, height: `${own.height}px`, maxWidth: "none",
    });
  }

  // Where everything was before the change that is being shown, when it lets what stays move elsewhere.
  let places = null;

  function animationOfPlaces(message) {
    if (stillness.matches || !message.o.some(([letter]) => "irmt".includes(letter))) return null;
    const animations = [message.a, ...message.o.filter(([letter]) => letter === "~").map((operation) => operation[1])];
    return animations.find((one) => one && one[3] === undefined) ?? null;
  }

  function placesNow() {
    const elements = root.querySelectorAll("[id]:not(svg *)");
    if (elements.length > 800) return null;
    return new Map([...elements].map((element) => [element, element.getBoundingClientRect()]));
  }

  // Lets each element that is elsewhere now come from where it was, seen from what contains it.
  function letMove(animation) {
    const moves = new Map();
    const starts = [];
    for (const [element, old] of places) {
      if (!element.id || !element.isConnected || element.matches("dialog")) continue;
      const now = element.getBoundingClientRect();
      const around = moves.get(element.parentElement) ?? [0, 0];
      const move = [old.left - now.left, old.top - now.top];
      const [x, y] = [move[0] - around[0], move[1] - around[1]];
      const isMoved = Math.hypot(x, y) >= 0.5;
      moves.set(element, isMoved ? move : around);
      if (isMoved) starts.push([element, `${x}px ${y}px`]);
    }
    for (const [element, start] of starts) {
      element.animate({ translate: [start, "0px 0px"] }, { ...timing(animation), fill: "backwards" });
    }
  }

  // What new elements need that HTML cannot say.
  function settle(element) {
    const all = [element, ...element.querySelectorAll("input[checked],dialog,[data-on],[data-focused],[data-scroll]")];
    for (const one of all) {
      if (one.matches("dialog") && !one.open) openDialog(one);
      if (one.matches("[data-on]")) attend(one);
      if (one.matches("[data-scroll]")) scrollTo(one, null);
      if (one.matches("input[checked]")) one.checked = one.getAttribute("checked") === "true";
      if (one.matches("[data-focused]")) one.focus({ preventScroll: true });
    }
  }

  // What an element listens to that is not heard by the whole page.
  function attend(element) {
    if (listens(element, "size")) sizes.observe(element);
    if (listens(element, "drag")) element.addEventListener("touchmove", keepTouch, { passive: false });
  }

  // --- Navigation ---

  const appTitle = document.title;
  // Where the focus was when a page of a stack came, and where it goes when that page has gone.
  const origins = new WeakMap();
  let focusedBefore = null;
  let returning = null;

  function settleNavigation() {
    const titled = [...root.querySelectorAll(".page[data-title]")].filter((page) => !page.closest("[inert]"));
    const title = titled.length ? titled[titled.length - 1].dataset.title : appTitle;
    if (document.title !== title) document.title = title;
    if (returning?.isConnected) returning.focus({ preventScroll: true });
    returning = null;
  }

  // A large title that is scrolled away is shown in the bar.
  addEventListener("scroll", ({ target }) => {
    if (target instanceof Element && target.matches(".page")) target.toggleAttribute("data-scrolled", target.scrollTop > 36);
  }, { capture: true, passive: true });

  // --- Texts that become smaller before they are cut off ---

  const widths = new ResizeObserver((entries) => entries.forEach(({ target }) => fit(target)));

  function fitTexts() {
    for (const text of root.querySelectorAll("[data-scale]")) {
      if (text.dataset.seen === text.textContent) continue;
      if (text.dataset.seen === undefined) widths.observe(text.parentElement.parentElement);
      text.dataset.seen = text.textContent;
      fit(text.parentElement.parentElement);
    }
  }

  function fit(container) {
    for (const text of container.querySelectorAll(":scope > * > [data-scale]")) {
      const box = text.parentElement;
      const least = Number(text.dataset.scale);
      const isCut = () => box.classList.contains("limited") ? box.scrollHeight > box.clientHeight + 1
        : box.scrollWidth > box.clientWidth + 1 || box.offsetHeight > container.clientHeight + 1;
      for (let scale = 1; ; scale -= .05) {
        text.style.setProperty("--scale", Math.max(scale, least));
        if (scale <= least || !isCut()) break;
      }
    }
  }

  // --- Buttons that repeat while they are held ---

  let holding = 0;
  document.addEventListener("pointerdown", (event) => {
    const button = event.target.closest?.("[data-repeats]");
    if (!button || event.button !== 0) return;
    delete button.dataset.repeated;
    const again = (delay) => {
      holding = setTimeout(() => {
        if (button.disabled || !button.isConnected) return;
        button.dataset.repeated = "";
        if (!line.isQueued(Number(button.id.slice(1)), "tap")) tell(button, "tap", null);
        again(delay > 300 ? 150 : Math.max(60, delay * .9));
      }, delay);
    };
    again(500);
  });
  for (const type of ["pointerup", "pointercancel", "blur"]) addEventListener(type, () => clearTimeout(holding));

  // --- Menus ---

  document.addEventListener("click", (event) => {
    const opener = event.target.closest?.("[data-menu]");
    if (opener && !opener.disabled) opener.nextElementSibling.togglePopover();
    const item = event.target.closest?.("[role=menuitem],[role=menu] input");
    if (item) item.closest("[popover]").hidePopover();
  });

  document.addEventListener("toggle", (event) => {
    const menu = event.target;
    if (!menu.matches?.("[role=menu][popover]")) return;
    const opener = menu.previousElementSibling;
    const isOpen = event.newState === "open";
    opener.setAttribute("aria-expanded", isOpen);
    if (!isOpen) return;
    const [from, size] = [opener.getBoundingClientRect(), { width: menu.offsetWidth, height: menu.offsetHeight }];
    const below = from.bottom + 4 + size.height <= innerHeight;
    const left = from.left + size.width > innerWidth - 8 ? from.right - size.width : from.left;
    menu.style.left = `${Math.max(8, Math.min(left, innerWidth - 8 - size.width))}px`;
    menu.style.top = `${Math.max(8, below ? from.bottom + 4 : from.top - 4 - size.height)}px`;
    menu.querySelector("button:not(:disabled),input")?.focus();
  }, true);

  function moveInMenu(event) {
    const items = [...event.target.closest("[role=menu]").querySelectorAll("[role=menuitem]:not(:disabled)")];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !items.length) return false;
    items.at((items.indexOf(event.target) + step + items.length) % items.length).focus();
    return true;
  }

  // --- Dialogs ---

  const closing = new WeakSet();

  function openDialog(dialog) {
    const heading = dialog.querySelector("h1,h2");
    if (heading && !dialog.ariaLabel) dialog.setAttribute("aria-labelledby", heading.id);
    const description = dialog.querySelector(":scope > * > [data-description]");
    if (description) dialog.setAttribute("aria-describedby", description.id);
    dialog.showModal();
    let isAsked = false;
    const dismiss = () => {
      if (isAsked || !listens(dialog, "dismiss")) return;
      isAsked = true;
      setTimeout(() => { isAsked = false; }, 300);
      tell(dialog, "dismiss", null);
    };
    dialog.addEventListener("cancel", (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      dismiss();
    });
    // Some browsers close a dialog on the second Escape whatever the page says.
    dialog.addEventListener("close", (event) => {
      if (event.target !== dialog || closing.has(dialog) || !dialog.isConnected) return;
      dialog.showModal();
      dismiss();
    });
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog && dialog.dataset.light !== undefined) dismiss();
    });
  }

  function closeDialog(dialog) {
    closing.add(dialog);
    if (dialog.open) dialog.close();
  }

  // It is out of the app's hands at once, and out of sight when its transition is over.
  function removeDialog(dialog) {
    dialog.removeAttribute("id");
    closeDialog(dialog);
    dialog.inert = true;
    const leaving = dialog.getAnimations().map((transition) => transition.finished);
    if (leaving.length) Promise.allSettled(leaving).then(() => dialog.remove());
    else dialog.remove();
  }

  // A sheet is put away by pulling it down at its top.
  let pull = null;
  document.addEventListener("pointerdown", (event) => {
    const sheet = event.target instanceof Element ? event.target.closest("dialog.sheet[data-light]:not([data-anchored])") : null;
    if (!sheet || !event.isPrimary || event.target.closest("button,input,select,textarea,a")) return;
    if (event.clientY - sheet.getBoundingClientRect().top < 44) pull = { sheet, y: event.clientY, pointer: event.pointerId };
  });
  addEventListener("pointermove", (event) => {
    if (event.pointerId !== pull?.pointer) return;
    pull.sheet.style.transform = `translateY(${Math.max(event.clientY - pull.y, 0)}px)`;
    pull.sheet.style.transition = "none";
  });
  for (const type of ["pointerup", "pointercancel"]) {
    addEventListener(type, (event) => {
      if (event.pointerId !== pull?.pointer) return;
      const { sheet, y } = pull;
      pull = null;
      sheet.style.transform = "";
      sheet.style.transition = "";
      if (type === "pointerup" && event.clientY - y > 100 && listens(sheet, "dismiss")) tell(sheet, "dismiss", null);
    });
  }

  // --- What the person does ---

  const listens = (element, kind) => (element.dataset.on ?? "").split(" ").includes(kind);
  const listener = (target, kind) => target instanceof Element ? target.closest(`[data-on~="${kind}"]`) : null;
  let pressed = null;

  function tell(element, kind, value, isReplaceable = false) {
    const number = Number(element.id.slice(1));
    if (number) line.tell(number, kind, value, isReplaceable);
  }

  document.addEventListener("click", (event) => {
    const element = listener(event.target, "tap");
    if (!element || suppressedClick) return;
    event.preventDefault();
    // The click that ends a repetition is none more.
    if (element.dataset.repeated !== undefined) return void delete element.dataset.repeated;
    tell(element, "tap", event.detail > 1 ? [event.detail] : null);
  });

  document.addEventListener("input", (event) => {
    const element = listener(event.target, "input");
    if (!element) return;
    const field = event.target;
    const isCheck = field.type === "checkbox";
    if (!isCheck && field.value.length > longestText) field.value = field.value.slice(0, longestText);
    if (element.matches("select,[role=radiogroup]")) element.setAttribute("value", field.value);
    if (field.type === "range") showDone(field);
    tell(element, "input", isCheck ? field.checked : field.value, !isCheck);
  });

  function showDone(range) {
    range.style.setProperty("--done", `${(range.value - range.min) / (range.max - range.min) * 100}%`);
  }

  let composing = null;
  document.addEventListener("compositionstart", (event) => { composing = event.target; });
  document.addEventListener("compositionend", (event) => {
    composing = null;
    const element = listener(event.target, "input");
    if (element) tell(element, "input", event.target.value, true);
  });

  for (const [type, isDown] of [["pointerdown", true], ["pointerup", false], ["pointercancel", false]]) {
    addEventListener(type, (event) => {
      const element = isDown ? listener(event.target, "press") : pressed;
      pressed = isDown ? element : null;
      if (element) tell(element, "press", isDown);
    });
  }

  document.addEventListener("keydown", (event) => {
    if (event.target.matches?.("[role=menuitem]") && moveInMenu(event)) return void event.preventDefault();
    if (event.target.matches?.("input,textarea,select")) {
      if (event.key === "Enter" && event.target.matches("input") && listens(event.target, "submit")) tell(event.target, "submit", null);
      return;
    }
    if ((event.key === "Enter" || event.key === " ") && event.target.matches?.("[role][tabindex]")) {
      const element = listener(event.target, "tap");
      if (element === event.target) {
        event.preventDefault();
        return void tell(element, "tap", null);
      }
    }
    if (pressShortcut(event)) return;
    if (!event.key.startsWith("Arrow") || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target.matches?.(".scroller")) return;
    const element = listener(event.target, "key") ?? (event.target === document.body ? root.querySelector('[data-on~="key"]:not([role])') : null);
    if (!element) return;
    event.preventDefault();
    tell(element, "key", event.key.slice(5).toLowerCase());
  });

  // A shortcut is its control's tap, wherever the keyboard is but in a field. Of a dialog's window only the dialog's count.
  // What scrolls across and has the keyboard is scrolled by the arrow keys.
  function pressShortcut(event) {
    if (event.key.startsWith("Arrow") && event.target.matches?.(".scroller")) return false;
    const held = [["alt", event.altKey], ["command", event.metaKey || event.ctrlKey], ["shift", event.shiftKey]];
    const names = held.filter(([name, isHeld]) => isHeld && !(name === "shift" && event.key.length === 1 && event.key !== " "));
    const pressed = [...names.map(([name]) => name), event.key.length === 1 ? event.key.toLowerCase() : event.key].join("+");
    const dialogs = document.querySelectorAll("dialog[open]");
    const place = dialogs.length ? dialogs[dialogs.length - 1] : root;
    const element = [...place.querySelectorAll("[data-shortcut]")].find(({ dataset }) =>
      dataset.shortcut === pressed || dataset.shortcut.replace("control", "command") === pressed);
    const control = element && (listens(element, "tap") ? element : element.querySelector('[data-on~="tap"]'));
    if (!control || event.repeat) return false;
    event.preventDefault();
    tell(control, "tap", null);
    return true;
  }

  for (const [type, isFocused] of [["focusin", true], ["focusout", false]]) {
    document.addEventListener(type, (event) => {
      const element = listener(event.target, "focus");
      if (element) tell(element, "focus", isFocused);
    });
  }

  const sizes = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      const box = target.getBoundingClientRect();
      tell(target, "size", [contentRect.width, contentRect.height, box.left, box.top], true);
    }
  });

  // --- Dragging ---

  // At most one message an animation frame, and none while the last one is under way: the newest place waits.
  let drag = null;
  let suppressedClick = false;

  // Chromium makes no click of a touch that follows a swipe which it has taken for its own.
  function keepTouch(event) {
    if (drag?.isOn && event.cancelable) event.preventDefault();
  }

  // The click that ends a gesture is no tap.
  function suppressClick() {
    suppressedClick = true;
    setTimeout(() => { suppressedClick = false; }, 0);
  }

  document.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    if (drag) endDrag(3);
    beginHold(event);
    const element = listener(event.target, "drag");
    if (!element || event.target.closest("button,input,select,textarea,a")) return;
    const box = "global" in element.dataset ? { left: 0, top: 0 } : element.getBoundingClientRect();
    drag = {
      element, pointer: event.pointerId, x: event.clientX, y: event.clientY, left: event.clientX - box.left,
      top: event.clientY - box.top, minimum: Number(element.dataset.minimum ?? 10), isOn: false, samples: [], frame: 0,
    };
  });

  addEventListener("pointermove", (event) => {
    if (hold && event.pointerId === hold.pointer && Math.hypot(event.clientX - hold.x, event.clientY - hold.y) > hold.reach) {
      endHold();
    }
    if (!drag || event.pointerId !== drag.pointer) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.isOn) {
      if (Math.hypot(x, y) < drag.minimum) return;
      drag.isOn = true;
      drag.element.setPointerCapture?.(drag.pointer);
    }
    drag.samples.push([event.timeStamp, x, y]);
    if (drag.samples.length > 8) drag.samples.shift();
    drag.at = [x, y];
    if (!drag.frame) drag.frame = requestAnimationFrame(sendDrag);
  });

  function sendDrag() {
    if (!drag) return;
    drag.frame = 0;
    report(1, true);
  }

  function report(phase, replaceable) {
    const [x, y] = drag.at ?? [0, 0];
    // A finger that rests before it goes has no speed.
    const recent = drag.samples.filter(([time]) => performance.now() - time < 100);
    const [first, last] = [recent[0], recent[recent.length - 1]];
    const seconds = first && last ? (last[0] - first[0]) / 1000 : 0;
    const speed = seconds > 0 ? [(last[1] - first[1]) / seconds, (last[2] - first[2]) / seconds] : [0, 0];
    tell(drag.element, "drag", [phase, drag.left, drag.top, x, y, ...speed], replaceable);
  }

  // Ended (2) or cancelled (3): the browser scrolls, or something else takes the finger.
  function endDrag(phase) {
    cancelAnimationFrame(drag.frame);
    if (drag.isOn) {
      report(phase, false);
      suppressClick();
    }
    drag = null;
  }

  for (const [type, phase] of [["pointerup", 2], ["pointercancel", 3]]) {
    addEventListener(type, (event) => {
      if (hold && event.pointerId === hold.pointer) endHold();
      if (drag && event.pointerId === drag.pointer) endDrag(phase);
    });
  }

  addEventListener("blur", () => {
    if (drag) endDrag(3);
    if (hold) endHold();
  });

  // --- Holding ---

  let hold = null;

  function beginHold(event) {
    if (hold) endHold();
    const element = listener(event.target, "hold");
    if (!element) return;
    hold = {
      element, pointer: event.pointerId, x: event.clientX, y: event.clientY, reach: Number(element.dataset.reach ?? 10),
      hasCome: false, timer: setTimeout(() => {
        hold.hasCome = true;
        tell(element, "hold", [2]);
      }, Number(element.dataset.hold ?? 500)),
    };
    tell(element, "hold", [1]);
  }

  function endHold() {
    clearTimeout(hold.timer);
    tell(hold.element, "hold", [3]);
    if (hold.hasCome) suppressClick();
    hold = null;
  }

  document.addEventListener("contextmenu", (event) => {
    if (event.pointerType === "touch" && listener(event.target, "hold")) event.preventDefault();
  });

  document.addEventListener("dragstart", (event) => {
    if (listener(event.target, "drag")) event.preventDefault();
  });

  const line = openLine({ show });
})();
