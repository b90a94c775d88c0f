/* The sheet of a wallet: a document of the gateway, which tells the page that asked what its owner decided. */
(function () {
  'use strict';
  const sheet = document.querySelector('.sheet');
  const origin = sheet.dataset.parent;
  let isDone = false;

  function tell(message) {
    message.type = 'card-form';
    message.requestId = 'wallet';
    if (window.parent !== window) window.parent.postMessage(message, origin);
  }
  function height() {
    return Math.ceil(sheet.getBoundingClientRect().height) + 4;
  }
  function refuse(reason) {
    isDone = true;
    tell({ event: 'refused', reason: reason });
  }

  function pay(isGood) {
    isDone = true;
    fetch('/gateway/wallet', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ wallet: sheet.dataset.wallet, isGood: isGood }),
      credentials: 'omit',
    })
      .then(function (answer) {
        return answer.ok ? answer.json() : Promise.reject(new Error('refused'));
      })
      .then(
        function (answer) {
          tell({ event: 'nonce', nonce: answer.nonce, card: answer.card });
        },
        function () {
          refuse('unavailable');
        },
      );
  }

  document.addEventListener('click', function (event) {
    const how = event.target.dataset ? event.target.dataset.answer : undefined;
    if (!how || isDone) return;
    if (how === 'leave') refuse('abandoned');
    else if (how === 'fail') refuse('unavailable');
    else pay(how === 'confirm');
  });
  // The page's dialog does not hear keys that are pressed in here.
  document.addEventListener('keydown', function (event) {
    if (event.key === 'Escape' && !isDone) refuse('abandoned');
  });

  new ResizeObserver(function () {
    tell({ event: 'resize', height: height() });
  }).observe(sheet);
  tell({ event: 'ready', height: height() });
})();
