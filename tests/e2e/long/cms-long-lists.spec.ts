import { itDrawsWhatIsInView } from '#tests/suites/screens/long-lists.ts'

itDrawsWhatIsInView()
