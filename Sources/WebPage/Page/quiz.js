'use strict';

/** The choice quiz: a picture, a question and its choices, against the clock. */

/**
 * Returns one of the choices.
 * @param {Reply} reply
 * @param {number} at
 */
function choice(reply, at) {
  const { scene, phase } = reply;
  const isJudged = phase === 'judged';
  const kind = verdictOn(reply, at);
  const sign = marks[kind] ?? String(at + 1);
  return button('choice', [
    h('span.sign', { 'aria-hidden': 'true' }, sign),
    h('span.text', packText(reply), scene.choices[at]),
    spoken(kind),
  ], () => choose(at), {
    key: 'choice' + at, class: kind, 'aria-disabled': isJudged ? 'true' : undefined,
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
          scene.choices.map((_, at) => choice(reply, at))),
        phase === 'judged' && quizVerdict(reply)),
      phase === 'judged' ? judgedFoot(reply) : h('div.foot', { key: 'foot' }, remark(reply)),
    ];
  },
  focus: (reply) => (reply.phase === 'asking' ? '.choice' : '.big'),
  question: (reply) => String(reply.scene.round ?? ''),
  key(event, reply) {
    const at = Number(event.key) - 1;
    if (reply.phase !== 'asking' || !reply.scene.choices?.[at]) return false;
    choose(at);
    return true;
  },
  drawn: soundOfVerdict,
};
