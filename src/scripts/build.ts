import { ensureBuild } from '#src/scripts/build/ensure-build.ts'

// The build of Next with the mark that tells a start it is fresh. Needs no database.
const state = await ensureBuild({
  env: {},
  onBuild: () => console.log('Building …'),
  onWait: () => console.log('Another build is running, waiting for it …'),
})
if (state === 'fresh') console.log('The build is up to date.')
