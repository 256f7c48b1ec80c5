/** Malformed ids, as they appear in a URL. */
export const HOSTILE_IDS = [
  '..%2f..%2fetc%2fpasswd',
  '-1',
  '0',
  '1.5',
  '1e309',
  '2147483648',
  '100000000000000000000',
  "'%20or%201=1--",
  '%00',
  'x'.repeat(9000),
  'undefined',
  'null',
  '[object%20Object]',
  '%E0%A4%A',
  '%F0%9F%92%A9',
  '00000000-0000-4000-8000-000000000000',
]
