import { expect, it } from 'vitest'
import { isBot } from '#src/lib/http/bot-detection.ts'

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36',
  'curl/8.5.0',
  'python-requests/2.32',
  'Mozilla/5.0 (Linux; Android 6.0.1; CUBOT X50) AppleWebKit/537.36 (compatible; Googlebot/2.1)',
  'masscan/1.3 (https://github.com/robertdavidgraham/masscan)',
  'Mozilla/5.0 (compatible; Nessus scanner)',
  'node-fetch/1.0',
  'node',
  '',
])('%j is a bot', (userAgent) => {
  expect(isBot(userAgent)).toBe(true)
})

it.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
  'Mozilla/5.0 (Linux; Android 11; CUBOT X50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36 BOTIM/3.12',
  'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36 CamScanner/6.70',
  'Mozilla/5.0 (Linux; Android 9; ScanPal EDA51) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 12; Inode A5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36',
])('%j is not a bot', (userAgent) => {
  expect(isBot(userAgent)).toBe(false)
})
