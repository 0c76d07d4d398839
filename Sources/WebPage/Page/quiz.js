'use strict';

/** The choice quiz: a picture, a question and its choices, against the clock. */

/** @type {Set<number>} The choices that are marked, of a question with several right ones. */
const picked = new Set();

/**
 * Takes a choice; of a question with several right ones, marks it or takes the mark off.
 * @param {Reply} reply
 * @param {number} at
 */
function pick(reply, at) {
  if (!reply.scene.several) return choose(at);
  if (reply.phase !== 'asking') return;
  if (!picked.delete(at)) picked.add(at);
  redraw();
}

/** Answers with the marked choices. */
function check() {
  if (picked.size) choose([...picked].sort((a, b) => a - b).join(' '));
}

/**
 * Returns one of the choices.
 * @param {Reply} reply
 * @param {number} at
 */
function choice(reply, at) {
  const { scene, phase } = reply;
  const isJudged = phase === 'judged';
  const kind = verdictOn(reply, at);
  const isPicked = !isJudged && picked.has(at);
  const sign = marks[kind] ?? (isPicked ? '✓' : String(at + 1));
  return button('choice', [
    h('span.sign', { 'aria-hidden': 'true' }, sign),
    h('span.text', packText(reply), scene.choices[at]),
    spoken(kind),
  ], () => pick(reply, at), {
    key: 'choice' + at, class: kind + (isPicked ? ' picked' : ''),
    'aria-disabled': isJudged ? 'true' : undefined,
    'aria-pressed': scene.several && !isJudged ? String(isPicked) : undefined,
  });
}

views['choice-quiz'] = {
  draw(reply) {
    const { scene, phase } = reply;
    if (phase === 'welcome') return welcome(reply);
    if (phase === 'over') return ending(reply);
    return [
      h('div.asked', { key: 'asked' + scene.round }, roundDots(scene), picture(reply, scene),
        h('div.ask', { key: 'ask' }, asked(reply, scene.prompt), ring(reply))),
      h('div.play', { key: 'play' + scene.round },
        h('div.choices', { key: 'choices' },
          scene.several && h('p.small', { key: 'several' }, scene.several),
          scene.choices.map((_, at) => choice(reply, at))),
        phase === 'judged' && quizVerdict(reply)),
      phase === 'judged' ? judgedFoot(reply) : h('div.foot', { key: 'foot' }, remark(reply),
        scene.several && button('big', capital(scene.check ?? ''), check, {
          key: 'check', 'aria-disabled': picked.size ? undefined : 'true',
        })),
    ];
  },
  focus: ({ phase, scene }) => (phase === 'asking' && !scene.several ? '.choice' : '.big'),
  question: (reply) => String(reply.scene.round ?? ''),
  opened: () => picked.clear(),
  key(event, reply) {
    const at = Number(event.key) - 1;
    if (reply.phase !== 'asking' || !reply.scene.choices?.[at]) return false;
    pick(reply, at);
    return true;
  },
  drawn: soundOfVerdict,
};
