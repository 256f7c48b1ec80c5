import { itDrawsWhatIsInView } from '#tests/suites/screens/long-lists.ts'

itDrawsWhatIsInView('5,000 files')
