/* Before the first paint; see docs/decisions/090-first-paint.md. */
try {
  var page = document.documentElement;
  var theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") page.setAttribute("data-theme", theme);
  var tags = { en: "en-GB", cn: "zh-CN", zh: "zh-CN", uk: "uk" };
  var spoken = [localStorage.getItem("locale")].concat(navigator.languages).map(function (tag) {
    return tag && tags[tag.slice(0, 2)];
  });
  var tag = spoken.filter(Boolean)[0] || page.lang;
  if (localStorage.getItem("jwt") || tag !== page.lang) page.setAttribute("data-unlike", "");
  page.lang = tag;
} catch (error) {
  /* Storage is switched off: the page stands as it is. */
}
