import fc from 'fast-check'

// Property tests draw the same cases in every run, so a change alone can turn a run red. `TEST_SEED=N` draws
// others.
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1) })
