# Runs the locked versions of the libraries that decide meanings in the services' data on awkward inputs, and prints what they do.
#
#   ruby quality/libraries/run.rb FOLDER
#
# FOLDER has a clone of each repository below, named like its repository, bare or not. Nothing of them is copied into ours.
# ruby-addressable, ruby-dotenv, ruby-ox, ruby-tomlrb and ruby-treetop of Debian are what they need.
require "tmpdir"
require "uri" # Rails has loaded it

# By clone: the version that the services lock (Gemfile.lock of packages@155e92f, advisories@241d8a1, repos@871462d,
# licenses@7974895, parser@87b475c).
LOCKED = {
  "vers" => "v1.3.1", "purl" => "v1.8.1", "packageurl-ruby" => "v0.2.0", "spdx" => "b590cd0", "fuzzy_match" => "v2.1.0", "semantic" => "v1.6.1",
  "semantic_range" => "v3.1.0", "licensee" => "v10.1.0", "bibliothecary" => "v15.4.0"
}.freeze

folder = ARGV.fetch(0) { abort "Usage: ruby quality/libraries/run.rb FOLDER" }
WORK = Dir.mktmpdir
at_exit { system("rm", "-r", WORK) }
LOCKED.each do |name, tag|
  clone = Dir[File.join(folder, "{,*+}#{name}{,/repo}")].find do |path|
    system("git", "-C", path, "rev-parse", "-q", "--verify", tag, out: File::NULL, err: File::NULL)
  end
  next warn("#{name}: no clone in #{folder} has #{tag}") unless clone

  Dir.mkdir(into = File.join(WORK, name))
  system("git -C '#{clone}' archive #{tag} | tar -x -C '#{into}'", exception: true)
  $LOAD_PATH.unshift(File.join(into, "lib"))
end

# Prints a table of inputs and what a library makes of each.
def show(name, *inputs)
  puts "", name
  inputs.each do |input|
    result = begin
      yield(*input).inspect
    rescue StandardError => error
      "#{error.class}: #{error.message.lines.first.to_s.strip}"
    end
    puts "  #{Array(input).map(&:inspect).join(", ").ljust(58)} #{result[0, 400]}"
  end
end

# Does nothing without the library, so that one that's missing hides no other.
def with(library)
  require library
  yield
rescue LoadError => error
  warn "#{library}: #{error.message}"
end

with "vers" do
  require "vers"
  show "Advisories, affected_versions: Vers.satisfies?(Vers.clean(version), range, scheme), nil in neither list",
       %w[5.2.2 >=5.2.0,<5.2.2.1 gem], %w[4.2.11.3 <4.2.11 gem], %w[4.0.0rc1 <4.0.0 pypi], %w[2.4.3 <2.4.3.1 packagist],
       %w[1.0 <1.0.1 npm], %w[1.0+build =1.0 npm], %w[v1.0.0 <2.0.0 npm], %w[1!1.0.0 <2.0.0 pypi], %w[1.5.0 <1!2.0.0 pypi], %w[1.0.0.post1 <=1.0.0 pypi],
       %w[1.0.0.beta10 <1.0.0.beta9 gem], %w[2.0.0-beta.2 <2.0.0 npm], %w[latest <2.0.0 npm] do |version, range, scheme|
    (cleaned = Vers.clean(version)) && Vers.satisfies?(cleaned, range.gsub(",", ", "), scheme)
  end
  show "Advisories, versions: Vers.clean(version)", "1.0", "v1.0.0", "1.0.0.4", "1.0rc1", "1.0+build", "1!2.0", "", "x" do |version|
    Vers.clean(version)
  end
end

PURLS = [
  "pkg:npm/@babel/core", "pkg:npm/%40babel/core@7.0.0", "pkg:NPM/React", "pkg:pypi/Typing_Extensions", "pkg:pypi/zope.interface",
  "pkg:composer/Symfony/Console", "pkg:github/Rails/Rails", "pkg:golang/github.com/Azure/go@v1.0.0%2Bincompatible",
  "pkg:nuget/Newtonsoft.Json", "pkg:maven/junit", "pkg:docker/redis", "pkg://npm/react", "pkg:npm/a@1?x=y#sub/path",
  "pkg:npm", "pkg:composer/console", "npm/react", "pkg:npm/a@b@1", "pkg:npm/a%2Fb", "pkg:swift/Alamofire@5", "pkg:huggingface/Bert@ABC"
].freeze

def parts_of(parsed)
  %i[type namespace name version].map { |field| parsed.public_send(field) }
end

with "purl" do
  show("Packages and Advisories, purl: Purl.parse", *PURLS) { |purl| parts_of(Purl.parse(purl)) }
end

with "package_url" do
  show("Repositories and Docker, purl: PackageURL.parse", *PURLS) { |purl| parts_of(PackageURL.parse(purl)) }
end

with "spdx" do
  # Packages' spdx_license: whole expressions first, then each part by name.
  show "Packages, normalized_licenses: valid_spdx? or find",
       "MIT", "mit", "MIT OR Apache-2.0", "(MIT OR Apache-2.0) AND ISC", "MIT/Apache-2.0", "GPL-2.0-only WITH Classpath-exception-2.0",
       "GPL-2.0+", "Apache License, Version 2.0", "Apache 2", "BSD", "GPL", "LicenseRef-x", "UNLICENSED", "SEE LICENSE IN EULA", "BUSL-1.1", "Internal use only",
       "Public Domain", "CC0", "MIT-0", "Proprietary", "AGPL", "The Unlicense" do |text|
    Spdx.valid_spdx?(text) ? ["valid", Spdx.parse_spdx(text).licenses] : ["found", Spdx.find(text)&.id]
  end
end

with "semantic" do
  require "semantic_range"
  show "Packages, latest_release_number: three parts or none", "1.0", "1.0.0", "1.0.0.1", "v1.2.3", "1.2.3-rc.1", "1.2.3rc1", "1.2.3+b", "01.2.3", "2024.01.02" do |number|
    clean = SemanticRange.clean(number) || number
    [clean, (Semantic::Version.new(clean).to_a rescue nil)]
  end
  show "Repositories, semantic ranges: SemanticRange.valid_range", "~> 1.2", "^1", ">=1 <2", "1.x", "", "latest", "git+https://a.example/b" do |range|
    SemanticRange.valid_range(range)
  end
end

with "licensee" do
  mit = "MIT License\n\nCopyright (c) 2020 A\n\n#{Licensee::License.find("mit").content[/Permission is.*/m]}"
  {
    "LICENSE" => mit, "COPYING.txt" => mit.sub("The above copyright notice", "No notice"),
    "LICENSE-APACHE" => Licensee::License.find("apache-2.0").content, "README.md" => "# A\n\n## License\n\nMIT",
    "package.json" => '{"license": "ISC"}', "licences/LICENSE" => mit, "LICENSE.rst" => "All rights reserved.",
    "NOTICE" => mit, "EULA.md" => mit
  }.each do |name, text|
    Dir.mkdir(folder = File.join(WORK, "licence-#{name.tr("/.", "--")}"))
    file = File.join(folder, name)
    system("mkdir", "-p", File.dirname(file), exception: true)
    File.write(file, text)
    show "Licence parser: Licensee::Projects::FSProject with detect_readme", [name, text.lines.first.strip] do
      project = Licensee::Projects::FSProject.new(folder, detect_readme: true)
      [project.licenses.map(&:key), project.matched_files.map { |match| [match.filename, match.confidence&.round(2)] }]
    end
  end
end

with "bibliothecary" do
  lock = <<~JSON
    {"lockfileVersion": 3, "packages": {"": {"name": "a"}, "node_modules/@a/b": {"version": "1.0.0", "dev": true},
      "node_modules/c": {"name": "d", "version": "2.0.0"}, "node_modules/e": {"version": "1.0.0", "resolved": "git+ssh://git@a.example/e.git"}}}
  JSON
  requirements = <<~TEXT
    A_b==1.0 ; python_version < '3'
    -r other.txt
    git+https://a.example/b.git#egg=bb
    cc!=1
    c>=1
    dd~=1.4
    ee @ https://a.example/e.whl
    ff[x]==1.* --hash=sha256:0
  TEXT
  {
    "package-lock.json" => lock, "requirements.txt" => requirements,
    "Gemfile" => "gem 'a', group: :test\ngroup :test do\n  gem 'b', git: 'https://a.example/b'\nend\n",
    "Gemfile.lock" => "GEM\n  remote: https://rubygems.org/\n  specs:\n    a (1.0-x86_64-linux)\n\nDEPENDENCIES\n  a\n",
    "Cargo.toml" => "[dependencies]\na={path='../a'}\nb={version='1',package='c'}\n[dev-dependencies]\n",
    "crates/Cargo.toml" => "[dependencies]\na='1'\n",
    "go.mod" => "module a\n\nrequire github.com/B/c v1.0.0 // indirect\nreplace github.com/B/c => ../c\n",
    "Dockerfile" => "FROM redis:7@sha256:0 AS b\nFROM b\nFROM $IMAGE\n",
    "pom.xml" => "<project><dependencies><dependency><groupId>a</groupId><artifactId>b</artifactId><version>${v}</version></dependency></dependencies></project>"
  }.each do |name, text|
    show("Dependency parser: Bibliothecary.analyse_file", name) do
      Bibliothecary.analyse_file(name, text).flat_map do |file|
        Array(file[:dependencies]).map { |one| [one.name, one.requirement, one.type].join(" ") } + [file[:error_message]].compact
      end
    end
  end
end
