/**
 * A value with exactly the fields of a shape. TypeScript accepts an object with extra fields where fewer are
 * expected; the input of ranking must not allow that, because a lender's payments could slip in unnoticed.
 */
export type Exactly<Shape, Given extends Shape> = Given & {
  [Extra in Exclude<keyof Given, keyof Shape>]: never
}
