import type { ExprNode } from 'groq-js'

/**
 * Returns a copy of the node with its children replaced. Selectors (of `diff::` functions) stay unchanged.
 */
export function mapChildren(node: ExprNode, map: (child: ExprNode) => ExprNode): ExprNode {
  switch (node.type) {
    case 'AccessAttribute':
      return node.base ? { ...node, base: map(node.base) } : node
    case 'AccessElement':
    case 'ArrayCoerce':
    case 'Asc':
    case 'Desc':
    case 'Deref':
    case 'Group':
    case 'Neg':
    case 'Not':
    case 'Pos':
    case 'Slice':
      return { ...node, base: map(node.base) }
    case 'Filter':
    case 'FlatMap':
    case 'Map':
    case 'Projection':
      return { ...node, base: map(node.base), expr: map(node.expr) }
    case 'And':
    case 'Or':
    case 'OpCall':
      return { ...node, left: map(node.left), right: map(node.right) }
    case 'InRange':
      return { ...node, base: map(node.base), left: map(node.left), right: map(node.right) }
    case 'FuncCall':
      return { ...node, args: node.args.map(map) }
    case 'PipeFuncCall':
      return { ...node, base: map(node.base), args: node.args.map(map) }
    case 'Array':
      return {
        ...node,
        elements: node.elements.map((element) => ({ ...element, value: map(element.value) })),
      }
    case 'Object':
      return {
        ...node,
        attributes: node.attributes.map((attribute) =>
          attribute.type === 'ObjectConditionalSplat'
            ? { ...attribute, condition: map(attribute.condition), value: map(attribute.value) }
            : { ...attribute, value: map(attribute.value) },
        ),
      }
    case 'Select':
      return {
        ...node,
        alternatives: node.alternatives.map((alternative) => ({
          ...alternative,
          condition: map(alternative.condition),
          value: map(alternative.value),
        })),
        ...(node.fallback && { fallback: map(node.fallback) }),
      }
    default:
      return node
  }
}

/** Returns the children of a node in the order in which they are written. */
export function getChildren(node: ExprNode): ExprNode[] {
  const children: ExprNode[] = []
  mapChildren(node, (child) => {
    children.push(child)
    return child
  })
  return children
}

/**
 * Yields every node of a tree, starting with the root. It does not recurse, because an untrusted tree may be
 * deep.
 */
export function* walkNodes(tree: ExprNode): Generator<{ node: ExprNode; depth: number }> {
  const waiting = [{ node: tree, depth: 1 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    for (const child of getChildren(next.node)) waiting.push({ node: child, depth: next.depth + 1 })
  }
}
