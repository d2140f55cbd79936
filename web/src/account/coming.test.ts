import { expect, test } from 'vitest';

import { device, fieldOf, signInFrom, wayBack } from './coming';

test('whoever signs in goes back to a place of this page and nowhere else', () => {
  expect(wayBack('?to=/g/abc/12')).toBe('/g/abc/12');
  expect(wayBack(signInFrom('/people/Anna B?x=1').replace('/sign-in', ''))).toBe('/people/Anna B?x=1');
  expect(wayBack('?to=//elsewhere.example')).toBe('/');
  expect(wayBack('?to=/\\elsewhere.example')).toBe('/');
  expect(wayBack('?to=https://elsewhere.example')).toBe('/');
  expect(wayBack('')).toBe('/');
});

test('a refusal is shown at its field, if there is one', () => {
  expect(fieldOf('name-taken', ['name', 'password'])).toBe('name');
  expect(fieldOf('wrong-password', ['name', 'old', 'password'])).toBe('old');
  expect(fieldOf('wrong-password', ['password'])).toBe('password');
  expect(fieldOf('bad-email', ['name'])).toBeUndefined();
  expect(fieldOf('too-many-requests', ['name'])).toBeUndefined();
});

test('a browser is recognised by what it calls itself', () => {
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  expect(device(chrome)).toBe('Chrome, Linux');
  expect(device(chrome + ' Edg/140.0')).toBe('Edge, Linux');
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
  expect(device(iphone)).toBe('Safari, iOS');
  expect(device('curl/8')).toBe('curl/8');
});
