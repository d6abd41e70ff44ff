import { pointsByLimits, type Rubric, type RuleWithLimits } from './rubric.ts'

/** The points a review gives for one criterion, either computed from facts or set by an editor. */
export interface GivenPoints {
  /** The criterion's name in the rubric; case does not matter. */
  criterion: string
  /** From 0 to 5 in steps of a half. */
  points: number
  /** One sentence. */
  reason: string
}

/** Returns the points that a fact earns under the limits of its criterion. */
export function scoreByLimits(
  { name, rule }: { name: string; rule: RuleWithLimits },
  value: number,
  reason: string,
): GivenPoints {
  return { criterion: name, points: pointsByLimits(rule, value), reason }
}

interface ScoreLine extends GivenPoints {
  weight: number
  /** points × weight, in hundredths of a point of the score; whole because weights are even. */
  contribution: number
}

export type ReviewScore =
  | {
      ok: true
      /** In the order of the rubric. */
      lines: readonly ScoreLine[]
      /** The sum of the contributions, 0 to 500. */
      hundredths: number
      /** Out of 5, with one decimal. */
      score: number
    }
  /** A missing criterion gets no substitute points, so there is no score. */
  | { ok: false; lines: readonly ScoreLine[]; open: readonly OpenCriterion[] }

interface OpenCriterion {
  criterion: string
  problem: 'missing' | 'given_twice' | 'off_scale'
}

/**
 * Calculates a score from points by a rubric. Points for criteria that the rubric does not name are ignored.
 */
export function calculateReviewScore(rubric: Rubric, points: readonly GivenPoints[]): ReviewScore {
  const lines: ScoreLine[] = []
  const open: OpenCriterion[] = []
  for (const { name, weight } of rubric) {
    const [given, ...more] = points.filter(({ criterion }) => isSame(criterion, name))
    if (!given) open.push({ criterion: name, problem: 'missing' })
    else if (more.length > 0) open.push({ criterion: name, problem: 'given_twice' })
    else if (!isOnScale(given.points)) open.push({ criterion: name, problem: 'off_scale' })
    else lines.push({ ...given, criterion: name, weight, contribution: given.points * weight })
  }
  if (open.length > 0) return { ok: false, lines, open }
  const hundredths = lines.reduce((sum, { contribution }) => sum + contribution, 0)
  return { ok: true, lines, hundredths, score: toNearestTenth(hundredths) }
}

/** Rounds a score to the nearest tenth, half a tenth up. The score is rounded only here. */
function toNearestTenth(hundredths: number): number {
  return Math.round(hundredths / 10) / 10
}

function isOnScale(points: number): boolean {
  return points >= 0 && points <= 5 && Number.isInteger(points * 2)
}

function isSame(name: string, other: string): boolean {
  return name.trim().toLowerCase() === other.trim().toLowerCase()
}

/** Combines points: facts take precedence, and an editor's points count only where there are no facts. */
export function addEditorPoints(
  facts: readonly GivenPoints[],
  editors: readonly GivenPoints[],
): GivenPoints[] {
  const isSettled = ({ criterion }: GivenPoints) => facts.some((fact) => isSame(fact.criterion, criterion))
  return [...facts, ...editors.filter((given) => !isSettled(given))]
}
