'use strict';

/** Three photos to tap. */

/**
 * Returns one of the photos.
 * @param {Reply} reply
 * @param {number} at
 */
function photo(reply, at) {
  const { scene, phase } = reply;
  const { picture: row, alt } = scene.photos[at];
  const src = row === null ? null : game.engine?.picture(row)?.src;
  const isJudged = phase === 'judged';
  const kind = verdictOn(reply, at);
  const name = isJudged ? scene.names?.[at] : null;
  return button('photo', [
    h('span.frame', { key: 'frame' }, src
      ? h('img', { src, alt, draggable: 'false' })
      : h('span.missing', null, alt)),
    h('span.sign', { key: 'sign', 'aria-hidden': 'true' },
      marks[kind] ?? String(at + 1)),
    name && h('span.name', { key: 'name', ...packText(reply) }, name), spoken(kind),
  ], () => choose(at), {
    key: 'photo' + at, class: kind + (isJudged && at === scene.choice ? ' tapped' : ''),
    'aria-disabled': isJudged ? 'true' : undefined,
  });
}

/**
 * Returns what stands above the photos: whom to find, then what came of it, in the same place.
 * @param {Reply} reply
 */
function photosHead(reply) {
  const { scene, phase } = reply;
  if (phase === 'asking') return asked(reply, scene.ask);
  return h('div.verdict', {
    key: 'verdict', class: scene.choice === scene.right ? 'good' : 'bad',
  }, h('div', null, h('p.strong', packText(reply), scene.message ?? ''),
    h('p', { key: 'standing' }, emphasised(scene.standing ?? ''))));
}

/** @param {Reply} reply */
function stories(reply) {
  return (reply.scene.people ?? []).map((person) => h('div.story', packText(reply),
    h('h2', null, person.name), person.paragraphs.map((text) => h('p', null, text))));
}

views.roster = {
  draw(reply) {
    const { scene, phase } = reply;
    if (phase === 'welcome') return welcome(reply);
    if (phase === 'over') return ending(reply);
    return [
      h('div.asked', { key: 'asked' }, photosHead(reply)),
      h('div.play', { key: 'play' + scene.photos.map((one) => one.picture).join() },
        h('div.photos', { key: 'photos' },
          scene.photos.map((_, at) => photo(reply, at))),
        phase === 'judged' && stories(reply)),
      judgedFoot(reply),
      h('div.notes', { key: 'notes' },
        phase === 'asking' && [scene.rules ?? []].flat().map((line) => h('p.small', null, line)),
        scene.credits?.length > 0 && h('details', { key: 'credits' },
          h('summary.small', null, word('credits')),
          scene.credits.map((line) => h('p.small', packText(reply), line)))),
    ];
  },
  focus: (reply) => (reply.phase === 'asking' ? '.photo' : '.big'),
  question: (reply) => reply.scene.photos?.map((one) => one.picture).join() ?? '',
  key(event, reply) {
    const at = Number(event.key) - 1;
    if (reply.phase !== 'asking' || !reply.scene.photos?.[at]) return false;
    choose(at);
    return true;
  },
  drawn(reply, before) {
    if (reply.phase !== 'judged' || before?.phase === 'judged') return;
    const isRight = reply.scene.choice === reply.scene.right;
    play(isRight ? 'good' : 'bad');
    if (isRight) sparkle('.photo.right');
  },
};
