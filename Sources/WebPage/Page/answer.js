'use strict';

/** The short answer: a question and a field to type in. */

const answer = { text: '' };

/** Sends what is typed. */
function sendAnswer() {
  const text = answer.text.trim();
  if (!text) {
    find('#answer')?.focus();
    return;
  }
  answer.text = '';
  send('answer ' + text.replace(/[\r\n]+/g, ' '));
}

/** @param {Reply} reply */
function answering(reply) {
  const { scene } = reply;
  const tried = scene.tried;
  return h('div.play.answering', { key: 'play' },
    h('div.entry', { key: 'entry' },
      h('input', {
        id: 'answer', type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false',
        enterkeyhint: 'send', maxlength: 400, 'aria-label': word('answer'), '.value': answer.text,
        ...packText(reply),
        oninput: (/** @type {any} */ event) => { answer.text = event.target.value; },
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
          if (isEnter(event)) sendAnswer();
        },
      })),
    tried.length > 0 && h('ul.chips', { key: 'tried', 'aria-label': word('tried') },
      tried.map((text) => h('li.chip.wrong', packText(reply), text))));
}

views['short-answer'] = {
  draw(reply) {
    const { scene, phase } = reply;
    if (phase === 'welcome') return welcome(reply);
    if (phase === 'over') return ending(reply);
    const isAsking = phase === 'asking';
    return [
      h('div.asked', { key: 'asked' + scene.round }, roundDots(scene), picture(reply, scene),
        h('div.ask', { key: 'ask' }, asked(reply, scene.prompt), ring(reply))),
      isAsking ? answering(reply) : h('div.play', { key: 'judged' },
        h('p.value', {
          key: 'answer', class: scene.kind === 'right' ? 'good' : 'bad', ...packText(reply),
        }, scene.answer ?? ''),
        quizVerdict(reply)),
      isAsking
        ? h('div.foot', { key: 'foot' }, remark(reply), h('div.row', { key: 'row' },
          button('big', word('answer'), sendAnswer, { key: 'big' }),
          button('plain', word('pass'), () => send('pass'), { key: 'pass' })))
        : judgedFoot(reply),
    ];
  },
  focus: (reply) => (reply.phase === 'asking' ? '#answer' : '.big'),
  question: (reply) => String(reply.scene.round ?? ''),
  opened() {
    answer.text = '';
  },
  drawn: soundOfVerdict,
};
