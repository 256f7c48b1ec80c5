import { describeWire } from '#tests/support/wire-suite.ts'

describeWire(5000)
