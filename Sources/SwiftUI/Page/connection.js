// The line between the page and the app's process: the window, the stream of its changes, and what the person does.
"use strict";

// `show` shows a message of the process. Returned are `tell`, which tells it what the person does, and what the page
// asks the line for.
window.openLine = ({ show }) => {
  const base = location.pathname.replace(/[^/]*$/, "");
  const app = document.documentElement.dataset.app;
  const notice = document.getElementById("connection");
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  // The process gives a sign of life every 15 s; a line that is silent for longer than this is broken.
  const longestSilence = 40_000;
  // The process sends so many messages that the page has not said to have shown, then waits.
  const tellEvery = 4;

  let windowName = null;
  let visit = null;
  let stream = null;
  let lastMessage = 0;
  let lastSign = 0;
  let failures = 0;
  let isConnecting = false;
  let isResting = false;
  let isElsewhere = false;

  // --- The window ---

  // A page that is loaded again gets its window back. One that was duplicated does not: the other one still has it.
  let remembered = sessionStorage.getItem("released") === "1" ? sessionStorage.getItem("window") : null;
  sessionStorage.setItem("released", "0");

  addEventListener("pagehide", () => {
    if (isElsewhere) return;
    sessionStorage.setItem("released", "1");
    if (windowName) navigator.sendBeacon(`${base}leave/${windowName}/${visit}`);
  });

  addEventListener("pageshow", (event) => {
    if (!event.persisted || isElsewhere) return;
    sessionStorage.setItem("released", "0");
    connect();
  });

  async function open() {
    const answer = await post("open", {
      window: windowName ?? remembered ?? undefined,
      visit: visit ?? undefined,
      storage: stored(),
      locale: navigator.language.replaceAll("-", "_"),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      dark: matchMedia("(prefers-color-scheme: dark)").matches,
    });
    if (answer.status === 409) return void moveOut();
    if (!answer.ok) throw new Error(await answer.text());
    const opened = await answer.json();
    if (opened.window !== windowName || opened.visit !== visit) {
      // What was done in another window has no place in this one.
      queue.length = 0;
      entered.clear();
      batch = null;
      lastMessage = toldMessage = answered = 0;
    } else if (batch && batch.number <= opened.taken) {
      batch = null;
    }
    ({ window: windowName, visit, taken } = opened);
    remembered = null;
    sessionStorage.setItem("window", windowName);
    document.documentElement.lang = opened.language;
    document.documentElement.dir = opened.direction;
  }

  function moveOut() {
    isElsewhere = true;
    stopListening();
    sessionStorage.removeItem("window");
    tellPerson("This window goes on in another tab. Load the page again for one of its own.", 0);
  }

  // --- The stream ---

  async function connect() {
    if (isConnecting || isElsewhere) return;
    isConnecting = true;
    isResting = false;
    stopListening();
    for (let isOpen = false; !isOpen;) {
      if (failures > 0) await pause(Math.min(100 * 2 ** failures, 3000) * (0.75 + Math.random() / 2));
      try {
        await open();
        isOpen = true;
      } catch (error) {
        failures += 1;
        // What a fetch says for itself is not for people.
        tellPerson(error.constructor === Error ? error.message : "Connecting again …", 1000);
      }
    }
    isConnecting = false;
    if (isElsewhere) return;
    listen();
    sendSoon();
  }

  function listen() {
    lastSign = Date.now();
    const own = new EventSource(`${base}stream/${windowName}/${visit}?after=${lastMessage}`);
    stream = own;
    own.onopen = () => { lastSign = Date.now(); };
    own.addEventListener("beat", () => {
      lastSign = Date.now();
      failures = 0;
    });
    own.addEventListener("elsewhere", moveOut);
    own.onmessage = (event) => {
      lastSign = Date.now();
      failures = 0;
      tellPerson("");
      const message = JSON.parse(event.data);
      if (message.n <= lastMessage) return;
      lastMessage = message.n;
      answered = message.t;
      for (const [element, [number]] of entered) if (number <= answered) entered.delete(element);
      show(message);
      if (lastMessage - toldMessage >= tellEvery) sendSoon();
    };
    own.onerror = lose;
  }

  function stopListening() {
    stream?.close();
    stream = null;
    posting?.abort();
  }

  function lose() {
    if (isConnecting || isElsewhere || isResting) return;
    failures += 1;
    tellPerson("Connecting again …", 1000);
    connect();
  }

  setInterval(() => { if (stream && Date.now() - lastSign > longestSilence) lose(); }, 5000);
  addEventListener("online", () => { if (!stream) connect(); });

  // A browser has few connections to one address for all its tabs: a tab that nobody sees gives its own back.
  let restTimer = 0;
  function restWhileHidden() {
    clearTimeout(restTimer);
    if (document.visibilityState === "visible") {
      if (isResting) connect();
      return;
    }
    restTimer = setTimeout(() => {
      if (isConnecting || isElsewhere) return restWhileHidden();
      isResting = true;
      stopListening();
    }, 5000);
  }
  document.addEventListener("visibilitychange", restWhileHidden);
  restWhileHidden();

  let noticeTimer = 0;
  function tellPerson(text, delay) {
    clearTimeout(noticeTimer);
    if (!text) {
      notice.hidden = true;
      return;
    }
    // A break of a moment is not worth a word.
    noticeTimer = setTimeout(() => {
      notice.textContent = text;
      notice.hidden = false;
    }, notice.hidden ? delay : 0);
  }

  // --- What the person does ---

  const queue = [];
  // What was sent and is not known to have arrived. It keeps its number, so that the process takes it once.
  let batch = null;
  let taken = 0;
  // The batch that the newest message knows of, and what was entered later: its batch, infinite while it waits, and value.
  let answered = 0;
  const entered = new Map();
  let toldMessage = 0;
  let posting = null;

  // One request at a time, so that what was done first arrives first. Of what can be replaced only the newest waits.
  function tell(element, kind, value, isReplaceable) {
    if (kind === "input") entered.set(element, [Infinity, value]);
    const last = queue[queue.length - 1];
    if (isReplaceable && last?.isReplaceable && last.event[0] === element && last.event[1] === kind) {
      last.event[2] = value;
    } else {
      queue.push({ event: [element, kind, value], isReplaceable });
    }
    sendSoon();
  }

  async function sendSoon() {
    if (posting || isConnecting || isElsewhere || !windowName) return;
    if (!batch) {
      const events = queue.splice(0, countThatFits()).map(({ event }) => event);
      if (!events.length && (isResting || lastMessage - toldMessage < tellEvery)) return;
      batch = { number: events.length ? taken + 1 : 0, events };
      for (const [element, kind, value] of events) {
        if (kind === "input" && !isQueued(element, kind)) entered.set(element, [batch.number, value]);
      }
    }
    const [sent, shown] = [batch, lastMessage];
    posting = new AbortController();
    try {
      const answer = await post(`events/${windowName}/${visit}`, [sent.number, shown, ...sent.events], posting.signal);
      toldMessage = Math.max(toldMessage, shown);
      const isTaken = answer.ok || answer.status === 409;
      if (isTaken) taken = Math.max(taken, sent.number);
      // What the process refuses is not sent again.
      if (isTaken || answer.status === 400 || answer.status === 413) {
        if (batch === sent) batch = null;
      } else {
        lose();
      }
    } catch {
      lose();
    }
    posting = null;
    sendSoon();
  }

  const isQueued = (element, kind) => queue.some(({ event }) => event[0] === element && event[1] === kind);

  // The process takes so many events at once, and so many characters.
  function countThatFits() {
    let [count, size] = [0, 0];
    while (count < Math.min(queue.length, 200)) {
      const value = queue[count].event[2];
      size += typeof value === "string" ? value.length : 0;
      if (count > 0 && size > 100_000) break;
      count += 1;
    }
    return count;
  }

  function post(path, content, signal) {
    const body = JSON.stringify(content);
    const patience = AbortSignal.timeout(20_000);
    return fetch(base + path, {
      method: "POST", body, cache: "no-store",
      // Small ones arrive even if the page is left meanwhile; browsers allow few bytes for that.
      keepalive: body.length < 16_384,
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
  }

  // --- What the page remembers from one visit to the next ---

  function stored() {
    const all = {};
    let size = 0;
    for (let index = 0; index < localStorage.length; index += 1) {
      const key = localStorage.key(index);
      if (!key.startsWith(`${app}.`)) continue;
      const value = localStorage.getItem(key);
      size += key.length + value.length;
      // More than that the process does not take.
      if (size > 100_000) break;
      all[key.slice(app.length + 1)] = value;
    }
    return all;
  }

  function remember(key, value) {
    if (value === undefined) localStorage.removeItem(`${app}.${key}`);
    else localStorage.setItem(`${app}.${key}`, value);
  }

  connect();

  return {
    tell,
    remember,
    isQueued,
    // What the person has entered and what is shown of the process does not know, by the elements' numbers.
    isNewer: (element) => entered.has(element),
    newerInputs: () => [...entered].map(([element, [, value]]) => [element, value]),
  };
};
