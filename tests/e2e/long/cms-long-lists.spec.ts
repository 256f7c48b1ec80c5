import { itDrawsWhatIsInView } from '#tests/support/long-lists.ts'

itDrawsWhatIsInView()
