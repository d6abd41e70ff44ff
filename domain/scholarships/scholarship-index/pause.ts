/** Lets other work have its turn; called between the steps of a long build. */
export type Pause = () => Promise<void>
