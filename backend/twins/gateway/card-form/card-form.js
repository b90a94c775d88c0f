/* Document of the gateway: input is sent only to the gateway's own origin; the embedding page gets a nonce. */
(function () {
  'use strict';
  var form = document.getElementById('card');
  var problem = document.getElementById('problem');
  var origin = form.dataset.parent;
  var texts = JSON.parse(form.dataset.errors);
  var names = ['number', 'expiry', 'cvc', 'name'];
  var isBusy = false;
  var isRewriting = false;
  // Longer than any card number, with separators.
  var longest = 200;
  // Shorter than the page's timeout (twenty seconds), so that the form is free for the next press.
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
  }
  function leadToProblem(problems) {
    var first = names.filter(function (name) {
      return problems[name];
    })[0];
    if (first) input(first).focus();
  }
  function showTrouble(key) {
    problem.textContent = key ? texts[key] : '';
    problem.hidden = !key;
  }

  /**
   * Digits of any script as ASCII, like lib/text/normalise-unicode.ts: the ten digits of a script are consecutive. Only the beginning of a long
   * text, because `normalize` is quadratic in runs of combining marks.
   */
  function latin(text) {
    return text
      .slice(0, longest)
      .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
      .normalize('NFKC')
      .replace(/(?![0-9])\p{Nd}/gu, function (digit) {
        var value = 0;
        while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0) - value - 1))) value += 1;
        return String(value);
      });
  }
  /** Replaces only the changed part, as if typed, so that the browser can undo it. */
  function rewrite(field, text, caret) {
    var same = 0;
    while (same < text.length && text[same] === field.value[same]) same += 1;
    field.setSelectionRange(same, field.value.length);
    isRewriting = true;
    var isTyped =
      document.activeElement === field &&
      (same < text.length ? document.execCommand('insertText', false, text.slice(same)) : document.execCommand('delete'));
    isRewriting = false;
    if (!isTyped || field.value !== text) field.value = text;
    field.setSelectionRange(caret, caret);
  }
  /** Groups digits by four and keeps the caret's position among them. */
  function groupDigits(field) {
    var before = latin(field.value.slice(0, field.selectionStart || 0)).replace(/\D/g, '').length;
    var digits = latin(field.value).replace(/\D/g, '').slice(0, 19);
    var isAmex = /^3[47]/.test(digits);
    var text = isAmex
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter(Boolean).join(' ')
      : (digits.match(/.{1,4}/g) || []).join(' ');
    if (text === field.value) return;
    var caret = 0;
    for (var seen = 0; caret < text.length && seen < before; caret += 1) if (/\d/.test(text[caret])) seen += 1;
    rewrite(field, text, caret);
  }
  /** One slash between month and year, whoever wrote it and however: typed, pasted, ours and the reader's. */
  function monthAndYear(text) {
    return latin(text)
      .replace(/\s/g, '')
      .replace(/[/.\\|\u2010-\u2015\u2044\u2215-]+/g, '/')
      .replace(/^\//, '');
  }
  /** Adds the slash after the month; only at the end, so that corrections keep their place. */
  function shapeExpiry(field, isDeleting) {
    var text = monthAndYear(field.value);
    var isAtEnd = field.selectionStart === field.value.length;
    if (!isDeleting && isAtEnd) {
      if (/^\d{2,}$/.test(text)) text = text.slice(0, 2) + '/' + text.slice(2, 6);
      else text = text.replace(/^([1-9]\/)/, '0$1');
    }
    if (text === field.value) return;
    rewrite(field, text, isAtEnd ? text.length : monthAndYear(field.value.slice(0, field.selectionStart || 0)).length);
  }
  function shapeCode(field) {
    var text = latin(field.value);
    if (text !== field.value) rewrite(field, text, latin(field.value.slice(0, field.selectionStart || 0)).length);
  }
  /** Formats input after composition has ended, and never after an undo. */
  function shape(field, inputType) {
    if (isRewriting || /^history/.test(inputType)) return;
    if (field.name === 'number') groupDigits(field);
    if (field.name === 'expiry') shapeExpiry(field, /^delete/.test(inputType));
    if (field.name === 'cvc') shapeCode(field);
  }

  function typed() {
    return names.reduce(function (card, name) {
      card[name] = input(name).value;
      return card;
    }, {});
  }

  function ask(path, body, signal) {
    return fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: signal,
    }).then(function (answer) {
      return answer.ok ? answer.json() : Promise.reject(new Error('refused'));
    });
  }
  /** Shows what is missing beside the errors of the page; the page has the focus. */
  function check() {
    ask('/gateway/check', typed()).then(
      function (answer) {
        showProblems(answer.problems);
      },
      function () {
        // The press that pays asks again.
      },
    );
  }

  function tokenise(requestId) {
    if (isBusy || asked) return;
    isBusy = true;
    showTrouble(null);
    var patience = new AbortController();
    var late = setTimeout(function () {
      patience.abort();
    }, answerWithinMs);
    ask('/gateway/tokenise', typed(), patience.signal)
      .then(function (answer) {
        if (answer.kind === 'challenge') {
          showProblems({});
          openBank(requestId, answer);
        } else if (answer.kind === 'nonce') {
          showProblems({});
          tell({ event: 'nonce', requestId: requestId, nonce: answer.nonce, card: answer.card });
        } else {
          showProblems(answer.problems);
          leadToProblem(answer.problems);
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

  // The bank's question (3-D Secure), which stands in the place of the fields until it is answered or left.
  var bank = document.getElementById('bank');
  var asked = null;
  function showBank(isShown) {
    bank.hidden = !isShown;
    form.hidden = isShown;
    document.getElementById('numbers').hidden = isShown;
  }
  function openBank(requestId, answer) {
    asked = { requestId: requestId, nonce: answer.nonce, card: answer.card };
    showBank(true);
    bank.focus();
    tell({ event: 'challenge', requestId: requestId });
  }
  function closeBank(message) {
    message.requestId = asked.requestId;
    asked = null;
    showBank(false);
    tell(message);
  }
  function answerBank(how) {
    if (!asked || isBusy) return;
    if (how === 'leave') return closeBank({ event: 'refused', reason: 'abandoned' });
    isBusy = true;
    ask('/gateway/challenge', { nonce: asked.nonce, isConfirmed: how === 'confirm' })
      .then(
        function (answer) {
          if (how === 'confirm' && answer.isTaken) closeBank({ event: 'nonce', nonce: asked.nonce, card: asked.card });
          else closeBank({ event: 'refused', reason: 'three-d-secure' });
        },
        function () {
          closeBank({ event: 'refused', reason: 'unavailable' });
        },
      )
      .finally(function () {
        isBusy = false;
      });
  }

  window.addEventListener('message', function (event) {
    if (event.source !== window.parent || event.origin !== origin) return;
    var message = event.data;
    if (!message || message.type !== 'card-form') return;
    if (message.action === 'tokenise' && typeof message.requestId === 'string') tokenise(message.requestId);
    if (message.action === 'check') check();
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
    if (!event.isComposing) shape(event.target, event.inputType || '');
    if (event.target.getAttribute('aria-invalid')) showError(event.target.name, null);
  });
  form.addEventListener('compositionend', function (event) {
    shape(event.target, 'insertText');
  });
  document.addEventListener('click', function (event) {
    var how = event.target.dataset ? event.target.dataset.answer : undefined;
    if (how) answerBank(how);
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
  // Font loading can change line breaks and the form's height, which would move the pay button.
  height();
  Promise.race([
    document.fonts.ready,
    new Promise(function (resolve) {
      setTimeout(resolve, 1500, 'late');
    }),
  ]).then(function (fonts) {
    if (fonts === 'late') document.documentElement.dataset.fonts = fonts;
    open();
  }, open);
})();
