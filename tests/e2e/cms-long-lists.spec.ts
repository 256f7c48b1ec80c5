import { itDrawsWhatIsInView } from '#tests/support/long-lists.ts'

itDrawsWhatIsInView('5,000 files')
