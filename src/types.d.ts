declare module '@generated/landing/default/landing.json' {
  const landing: {request: string; starts: string};
  export default landing;
}
