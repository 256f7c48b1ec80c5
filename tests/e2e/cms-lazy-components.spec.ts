import { itLoadsLazily } from '#tests/suites/faults/lazy-components.ts'

itLoadsLazily('the details of a file')
