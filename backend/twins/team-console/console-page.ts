import { html, htmlDocument } from '@/backend/api/http/pages/html';

/** The shell of the console; `/team/console.js` fills it. */
export function consolePage(isSignedIn: boolean): string {
  return htmlDocument(
    { lang: 'en', title: 'Team console', head: html`<link rel="stylesheet" href="/team/console.css" />` },
    html`${isSignedIn ? room() : door()}
      <script type="module" src="/team/console.js"></script>`,
  );
}

function door() {
  return html`<main class="sign-in">
    <h1>Team console</h1>
    ${doorForm()}
  </main>`;
}

function doorForm() {
  return html`<form id="sign-in">
    <label for="token">Token of the team (TEAM_TOKEN)</label>
    <input id="token" type="password" autocomplete="current-password" required />
    <button type="submit">Open</button>
    <p id="sign-in-error" role="alert"></p>
  </form>`;
}

function room() {
  return html`<header>
      <h1>Team console</h1>
      <p id="line" role="status"></p>
      <fieldset id="status">
        <legend>You are</legend>
        <label><input type="radio" name="status" value="online" /> here</label>
        <label><input type="radio" name="status" value="away" /> away</label>
        <label><input type="radio" name="status" value="offline" checked /> off</label>
      </fieldset>
    </header>
    <div class="columns">
      <nav aria-label="Conversations">
        <p id="none">No conversation yet. It begins when a member writes in the chat of a site.</p>
        <ul id="list"></ul>
      </nav>
      <main>
        <p id="choose">Choose a conversation.</p>
        <section id="open" hidden aria-labelledby="who">
          <div class="who">
            <h2 id="who" tabindex="-1" dir="auto"></h2>
            <p id="about"></p>
          </div>
          <div id="scroller" tabindex="0" role="region" aria-label="Messages">
            <div id="unloaded" role="alert" hidden>
              <p>The messages could not be loaded.</p>
              <button type="button" id="load">Try again</button>
            </div>
            <button type="button" id="older" hidden>Older messages</button>
            <ol id="messages"></ol>
            <p id="typing" hidden>The member is typing…</p>
          </div>
          <form id="answer">
            <label class="hidden" for="text">Your answer</label>
            <textarea id="text" rows="2" dir="auto" maxlength="4000" placeholder="Answer as the team" aria-describedby="keys"></textarea>
            <button type="submit">Send</button>
            <p id="keys">Enter sends, Shift + Enter begins a new line.</p>
            <p id="failed" role="alert"></p>
          </form>
        </section>
        <div class="hidden" id="heard" role="log" aria-live="polite"></div>
      </main>
    </div>
    <dialog id="again" aria-labelledby="again-title">
      <h2 id="again-title">The session has ended</h2>
      <p>What you have written is kept and goes on its way when the console is open again.</p>
      ${doorForm()}
    </dialog>`;
}
