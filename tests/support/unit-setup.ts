import fc from 'fast-check'

// A fixed seed: a commit that breaks a property fails at once, not on a later run.
fc.configureGlobal({ seed: 20_261_121 })
