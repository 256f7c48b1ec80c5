import { describeWire } from '#tests/support/wire-suite.ts'

// Five thousand of each: npm run test:long.
describeWire(150)
