// The elements and attributes that a drawing may contain. Everything else is dropped: scripts, embedded pages
// (foreignObject), links, references to other files, and future additions to SVG.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

export const svgElements = words(`
  svg g a defs symbol use switch title desc style
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop clipPath mask pattern marker
  animate animateTransform animateMotion set mpath
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`)

/** Elements that animate another element; the attributes they animate must be allowed too. */
export const animatingElements = words('animate animateTransform animateMotion set')

export const svgAttributes = words(`
  id class style role lang tabindex version baseProfile viewBox preserveAspectRatio
  x y x1 y1 x2 y2 z dx dy cx cy r rx ry fx fy fr width height d points pathLength transform
  rotate textLength lengthAdjust startOffset method spacing side
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters
  cursor direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font
  font-family font-size font-size-adjust font-stretch font-style font-variant font-weight glyph-orientation-horizontal
  glyph-orientation-vertical image-rendering isolation letter-spacing lighting-color marker-end marker-mid
  marker-start mask mask-type mix-blend-mode opacity overflow paint-order pointer-events shape-rendering stop-color
  stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width text-anchor text-decoration text-rendering transform-origin unicode-bidi vector-effect
  visibility white-space word-spacing writing-mode
  gradientTransform gradientUnits spreadMethod offset patternContentUnits patternTransform patternUnits
  clipPathUnits maskContentUnits maskUnits markerHeight markerUnits markerWidth orient refX refY
  filterUnits primitiveUnits in in2 result mode type values tableValues slope intercept amplitude exponent operator
  k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha scale
  xChannelSelector yChannelSelector stdDeviation diffuseConstant specularConstant specularExponent surfaceScale
  azimuth elevation pointsAtX pointsAtY pointsAtZ limitingConeAngle radius baseFrequency numOctaves seed stitchTiles
  attributeName attributeType begin dur end min max restart repeatCount repeatDur calcMode keyTimes keySplines
  keyPoints from to by additive accumulate path origin media systemLanguage requiredExtensions
`)
