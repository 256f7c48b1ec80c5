import { describe, expect, it } from 'vitest'
import { BROWSER_MISSING_HELP, installLocations } from '#src/scripts/test-runner/find-chromium.ts'

const ENV = {
  HOME: '/Users/ada',
  ProgramFiles: String.raw`C:\Program Files`,
  LOCALAPPDATA: String.raw`C:\Users\ada\AppData\Local`,
}

describe('installation paths of browsers', () => {
  it.each([
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', '/Users/ada/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
    ['win32', String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`],
    ['win32', String.raw`C:\Users\ada\AppData\Local\Microsoft\Edge\Application\msedge.exe`],
    ['linux', '/opt/google/chrome/chrome'],
    ['linux', '/opt/microsoft/msedge/msedge'],
  ] as const)('%s: %s', (system, place) => {
    expect(installLocations(system, ENV)).toContain(place)
  })
})

it.each(['CHROMIUM_PATH', 'npx playwright install chromium', 'apt-get install'])(
  'a machine without a browser gets instructions for %s',
  (way) => {
    expect(BROWSER_MISSING_HELP).toContain(way)
  },
)
