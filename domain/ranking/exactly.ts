/**
 * What has the fields of a shape and none beside them. TypeScript lets a value with more fields pass for one with fewer; where
 * ranking takes its input that must not be, or what a lender pays could travel along unseen.
 */
export type Exactly<Shape, Given extends Shape> = Given & {
  [Extra in Exclude<keyof Given, keyof Shape>]: never
}
