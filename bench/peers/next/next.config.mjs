export default { reactStrictMode: true, compress: false, images: { unoptimized: true } }
