'use strict';

/** Heads or tails: two buttons. */

const sides = ['heads', 'tails'];

views['coin-toss'] = {
  draw(reply) {
    const { scene, phase } = reply;
    if (phase === 'over') return ending(reply);
    return h('div.row', { key: 'sides' }, scene.choices.map((name, at) =>
      button('big', name, () => send('choose ' + sides[at]), { key: sides[at] })));
  },
  focus: () => '.big',
  question: (reply) => String(reply.scene.round ?? ''),
};
