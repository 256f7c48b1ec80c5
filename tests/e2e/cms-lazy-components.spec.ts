import { itLoadsLazily } from '#tests/support/lazy-components.ts'

itLoadsLazily('the details of a file')
