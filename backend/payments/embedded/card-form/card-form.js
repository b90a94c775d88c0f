/* The gateway's document: what is typed here goes to the gateway's own origin and nowhere else; the page around it gets a nonce. */
(function () {
  'use strict';
  var form = document.getElementById('card');
  var problem = document.getElementById('problem');
  var origin = form.dataset.parent;
  var texts = JSON.parse(form.dataset.errors);
  var names = ['number', 'expiry', 'cvc', 'name'];
  var isBusy = false;
  // Before the page gives up (twenty seconds): its next press has to find this form free.
  var answerWithinMs = 18000;

  function tell(message) {
    message.type = 'card-form';
    if (window.parent !== window) window.parent.postMessage(message, origin);
  }
  function input(name) {
    return form.elements.namedItem(name);
  }
  function height() {
    return Math.ceil(document.querySelector('.page').getBoundingClientRect().height) + 4;
  }

  function showError(name, key) {
    var field = input(name);
    document.getElementById(name + '-error').textContent = key ? texts[key] : '';
    if (key) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  }
  function showProblems(problems) {
    names.forEach(function (name) {
      showError(name, problems[name]);
    });
    var first = names.filter(function (name) {
      return problems[name];
    })[0];
    if (first) input(first).focus();
  }
  function showTrouble(key) {
    problem.textContent = key ? texts[key] : '';
    problem.hidden = !key;
  }

  /** Digits in groups of four, the caret where it was among the digits. */
  function groupDigits(field) {
    var before = field.value.slice(0, field.selectionStart || 0).replace(/\D/g, '').length;
    var digits = field.value.replace(/\D/g, '').slice(0, 19);
    var isAmex = /^3[47]/.test(digits);
    var text = isAmex
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter(Boolean).join(' ')
      : (digits.match(/.{1,4}/g) || []).join(' ');
    if (text === field.value) return;
    field.value = text;
    var caret = 0;
    for (var seen = 0; caret < text.length && seen < before; caret += 1) if (/\d/.test(text[caret])) seen += 1;
    field.setSelectionRange(caret, caret);
  }
  function shapeExpiry(field, isDeleting) {
    var digits = field.value.replace(/\D/g, '');
    if (isDeleting || field.value.indexOf('/') >= 0 || digits.length < 2) return;
    field.value = digits.slice(0, 2) + '/' + digits.slice(2, 6);
  }

  function typed() {
    return names.reduce(function (card, name) {
      card[name] = input(name).value;
      return card;
    }, {});
  }

  function tokenise(requestId) {
    if (isBusy) return;
    isBusy = true;
    showTrouble(null);
    var patience = new AbortController();
    var late = setTimeout(function () {
      patience.abort();
    }, answerWithinMs);
    fetch('/gateway/tokenise', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(typed()),
      credentials: 'omit',
      signal: patience.signal,
    })
      .then(function (answer) {
        return answer.ok ? answer.json() : Promise.reject(new Error('refused'));
      })
      .then(function (answer) {
        if (answer.kind === 'nonce') {
          showProblems({});
          tell({ event: 'nonce', requestId: requestId, nonce: answer.nonce, card: answer.card });
        } else {
          showProblems(answer.problems);
          tell({ event: 'refused', requestId: requestId, reason: 'incomplete' });
        }
      })
      .catch(function () {
        showTrouble('unreachable');
        tell({ event: 'refused', requestId: requestId, reason: 'unavailable' });
      })
      .finally(function () {
        clearTimeout(late);
        isBusy = false;
      });
  }

  window.addEventListener('message', function (event) {
    if (event.source !== window.parent || event.origin !== origin) return;
    var message = event.data;
    if (!message || message.type !== 'card-form') return;
    if (message.action === 'tokenise' && typeof message.requestId === 'string') tokenise(message.requestId);
    if (message.action === 'clear') {
      form.reset();
      names.forEach(function (name) {
        showError(name, null);
      });
    }
  });

  form.addEventListener('submit', function (event) {
    event.preventDefault();
    tell({ event: 'submit' });
  });
  form.addEventListener('input', function (event) {
    if (event.target.name === 'number') groupDigits(event.target);
    if (event.target.name === 'expiry') shapeExpiry(event.target, /^delete/.test(event.inputType || ''));
    if (event.target.getAttribute('aria-invalid')) showError(event.target.name, null);
  });
  document.addEventListener('click', function (event) {
    var number = event.target.dataset ? event.target.dataset.number : undefined;
    if (!number) return;
    input('number').value = number;
    showError('number', null);
    (input('expiry').value ? input('number') : input('expiry')).focus();
  });

  function open() {
    new ResizeObserver(function () {
      tell({ event: 'resize', height: height() });
    }).observe(document.querySelector('.page'));
    tell({ event: 'ready', height: height() });
  }
  // The typeface decides where lines break: a form that grows under a finger moves the button that pays away from it.
  height();
  Promise.race([
    document.fonts.ready,
    new Promise(function (resolve) {
      setTimeout(resolve, 1500);
    }),
  ]).then(open, open);
})();
