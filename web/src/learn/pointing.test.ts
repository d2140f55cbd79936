import { expect, test } from 'vitest';

import { pointAt } from './pointing';

const pointed = (board: Element) => [...board.querySelectorAll('[data-pointed]')].map((each) => each.id);

test('targets, names and areas are ringed, also when they come later, until the teacher goes on', async () => {
  const board = document.createElement('div');
  board.innerHTML =
    '<i id="a" data-name="baths"><i id="f" data-target="baths"></i></i><i id="b" data-area="coins"></i><i id="c" data-name="quarry"></i>' +
    '<i id="e" data-area="coins"></i>';
  document.body.append(board);
  const end = pointAt(board, ['baths', 'coins', 'stable']);
  expect(pointed(board)).toEqual(['a', 'b']);
  board.insertAdjacentHTML('beforeend', '<i id="d" data-name="stable"></i>');
  await new Promise((resolve) => setTimeout(resolve));
  expect(pointed(board)).toEqual(['a', 'b', 'd']);
  end();
  expect(pointed(board)).toEqual([]);
});
