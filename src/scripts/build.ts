import { ensureBuild } from '#src/scripts/build/ensure-build.ts'

// The Next build with the stamp by which a start recognises it as current. Needs no database.
const state = await ensureBuild({
  env: {},
  onBuild: () => console.log('Building…'),
  onWait: () => console.log('Another build is running. Waiting for it…'),
})
if (state === 'fresh') console.log('The build is up to date.')
