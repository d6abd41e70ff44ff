import type { Reporter, TestModule } from 'vitest/node'

const slowestShown = 10

/** Records when the test files of each project start and end, and reports where the time went. */
export function createTimings() {
  const walls = new Map<string, { beganAt: number; endedAt: number }>()
  const note = ({ project }: TestModule) => {
    const now = performance.now()
    const { beganAt } = walls.get(project.name) ?? { beganAt: now }
    walls.set(project.name, { beganAt, endedAt: now })
  }
  const reporter: Reporter = { onTestModuleQueued: note, onTestModuleEnd: note }
  return {
    reporter,
    /** Returns each project's elapsed time, the sum over its files, and its slowest files. */
    lines: (modules: readonly TestModule[]) =>
      [...Map.groupBy(modules, ({ project }) => project.name)].flatMap(([name, files]) => {
        const { beganAt, endedAt } = walls.get(name) ?? { beganAt: 0, endedAt: 0 }
        const slowest = files.toSorted((a, b) => getDuration(b) - getDuration(a)).slice(0, slowestShown)
        const sum = files.reduce((total, file) => total + getDuration(file), 0)
        return [
          `time of ${name}: ${seconds(endedAt - beganAt)} by the clock; ${files.length} files, together ${seconds(sum)}`,
          ...slowest.map((file) => `  ${seconds(getDuration(file)).padStart(7)} ${file.relativeModuleId}`),
        ]
      }),
  }
}

/** Includes imports, because a file that loads a lot is slow as well. */
function getDuration(file: TestModule): number {
  const { duration, collectDuration, setupDuration } = file.diagnostic()
  return duration + collectDuration + setupDuration
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
